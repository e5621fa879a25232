import type { DayGraha, Graha, TithiGroup, Transit } from "@vedanga/core";
import type { DayTone } from "../catalogue/day-story-words.ts";
import { type Teller, WHERE } from "./teller.ts";

/** A sentence of the story; without a tone it is neither good nor bad news, or says the turn itself. */
interface Told {
  readonly text: string;
  readonly tone?: DayTone | undefined;
}

const transitOf = ({ day }: Teller, graha: Graha): Transit => {
  const found = day.transits.find((transit) => transit.graha === graha);
  if (found === undefined) throw new TypeError(`no transit of ${graha}`);
  return found;
};

/** What a graha brings into the whole day from its house; nothing where it is obstructed. */
function effectOf(teller: Teller, graha: Graha, where: number): readonly Told[] {
  const { house, verdict } = transitOf(teller, graha);
  if (verdict === "obstructed") return [];
  const text = teller.say(teller.words.effect[graha][house - 1]?.whole ?? [], where);
  return [{ text, tone: verdict === "favourable" ? "glad" : "careful" }];
}

/** The Moon's part of the day: what she brings, or that it is held back. */
const moonSentence = (teller: Teller): Told =>
  effectOf(teller, "moon", WHERE.moon)[0] ?? { text: teller.say(teller.words.held, WHERE.moon) };

/** What the Moon's star is for the star of birth, where that is known. */
function taraSentence({ day, words, say }: Teller): readonly Told[] {
  const found = day.total.reasons.find(({ rule }) => rule === "day.tara");
  if (found?.rule !== "day.tara") return [];
  const { tara, bala } = found.facts;
  const tone = { good: "glad", neutral: undefined, bad: "careful" } as const;
  return [{ text: say(words.tara[tara], WHERE.tara), tone: tone[bala] }];
}

/** What the Moon brings where she passes another; beside the Sun she is dark, and that is told without a tone. */
const MEETING_TONE: Readonly<Record<DayGraha, DayTone | undefined>> = {
  sun: undefined,
  mercury: "glad",
  jupiter: "glad",
  venus: "glad",
  mars: "careful",
  saturn: "careful",
  rahu: "careful",
  ketu: "careful",
};

/** The weightiest thing that is new beside the Moon's house, with what it brings; else one of the other grahas, another each day. */
function eventSentences(teller: Teller): readonly Told[] {
  const { story, words, say, timeOf } = teller;
  const [change] = story.changes.filter(({ rule }) => rule !== "story.own_day");
  switch (change?.rule) {
    case "story.eclipse": {
      const from = timeOf(change.facts.seenFromJdUt);
      const text = say(words.eclipse[change.facts.kind], WHERE.event)(words.time(from));
      return from.isTomorrow ? [{ text }, { text: say(words.eclipseDate, WHERE.last) }] : [{ text }];
    }
    case "story.station":
      return [
        { text: say(words.station[change.about][change.facts.turns], WHERE.event) },
        ...effectOf(teller, change.about, WHERE.graha),
      ];
    case "story.ingress":
      return [{ text: say(words.ingress[change.about], WHERE.event) }, ...effectOf(teller, change.about, WHERE.graha)];
    case "story.meets":
      return [
        {
          text: say(words.meets[change.about], WHERE.event),
          tone: MEETING_TONE[change.about],
        },
      ];
    default:
      return backgroundSentence(teller);
  }
}

/** A graha other than the Moon that counts in the day's total, another each day. */
function backgroundSentence(teller: Teller): readonly Told[] {
  const counting = teller.day.total.reasons.flatMap(({ rule, about, points }) =>
    rule.startsWith("transit.") && about !== "moon" && points !== 0 ? [about] : [],
  );
  return counting.length === 0 ? [] : effectOf(teller, teller.say(counting, WHERE.event), WHERE.graha);
}

const FULL_MOON = 15;
const NEW_MOON = 30;
const EKADASHIS = [11, 26];
const EMPTY: TithiGroup = "rikta";

/** What tithi and yoga at sunrise ask for, where they are not of the ordinary kind. */
function limbOf({ day }: Teller): "purnima" | "amavasya" | "ekadashi" | "empty" | "badYoga" | undefined {
  const tithi = day.total.reasons.find(({ rule }) => rule === "day.tithi");
  const yoga = day.total.reasons.find(({ rule }) => rule === "day.yoga");
  if (tithi?.rule !== "day.tithi" || yoga?.rule !== "day.yoga") throw new TypeError("a day has its tithi and yoga");
  const { tithi: number, group } = tithi.facts;
  if (number === FULL_MOON) return "purnima";
  if (number === NEW_MOON) return "amavasya";
  if (EKADASHIS.includes(number)) return "ekadashi";
  if (group === EMPTY) return "empty";
  return yoga.points < -1 ? "badYoga" : undefined;
}

/** What changes later in the evening is news for the next day. */
const LATE_HOUR = 21;
const BIG_NEWS: readonly string[] = ["story.eclipse", "story.station", "story.ingress"];

/**
 * What ends the story: the Moon's next house, if she is there before the evening is late; else, if nothing larger is new,
 * what the tithi, the yoga or the sign's own weekday adds.
 */
function lastSentence(teller: Teller): readonly Told[] {
  const { story, words, say, vara, timeOf } = teller;
  const turnsAt = story.turning === undefined ? undefined : timeOf(story.turning.atJdUt);
  if (story.turning !== undefined && turnsAt !== undefined && !turnsAt.isTomorrow && turnsAt.hour < LATE_HOUR) {
    const ways = words.turning[story.turning.house - 1] ?? [];
    return [{ text: say(ways, WHERE.last)(words.time(turnsAt)) }];
  }
  if (story.changes.some(({ rule }) => BIG_NEWS.includes(rule))) return [];
  const limb = limbOf(teller);
  if (limb !== undefined) {
    const isPoor = limb === "empty" || limb === "badYoga";
    return [{ text: say(words.limb[limb], WHERE.last), tone: isPoor ? "careful" : undefined }];
  }
  const isOwnDay = story.changes.some(({ rule }) => rule === "story.own_day");
  return isOwnDay ? [{ text: say(words.ownDay[vara], WHERE.last), tone: "glad" }] : [];
}

/** The sentences in their order, each that turns from good to bad news or back joined by the word that says so. */
function joined({ words, say }: Teller, told: readonly Told[]): readonly string[] {
  return told.map(({ text, tone }, index) => {
    const before = told.slice(0, index).findLast((each) => each.tone !== undefined)?.tone;
    if (tone === undefined || before === undefined || before === tone) return text;
    return say(tone === "glad" ? words.contrast.toGlad : words.contrast.toCareful, WHERE.joint)(text);
  });
}

/** One story of a day, in order: what is over and what begins, the tara of a star, the Moon's part, what else is new or goes on, what comes later. */
export function storySentences(teller: Teller): readonly string[] {
  const { story, words, say } = teller;
  const { house, dayOfStay } = story.moon;
  const openings = words.opening[dayOfStay === 1 ? "enters" : "stays"][house - 1] ?? [];
  const told = [...taraSentence(teller), moonSentence(teller), ...eventSentences(teller), ...lastSentence(teller)];
  return [say(openings, WHERE.opening), ...joined(teller, told)];
}
