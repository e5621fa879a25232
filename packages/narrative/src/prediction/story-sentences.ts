import type { Graha, TithiGroup, Transit } from "@vedanga/core";
import { type Teller, WHERE } from "./teller.ts";

const transitOf = ({ day }: Teller, graha: Graha): Transit => {
  const found = day.transits.find((transit) => transit.graha === graha);
  if (found === undefined) throw new TypeError(`no transit of ${graha}`);
  return found;
};

/** What a graha brings into the whole day from its house; nothing where it is obstructed. */
function effectOf(teller: Teller, graha: Graha, where: number): readonly string[] {
  const { house, verdict } = transitOf(teller, graha);
  if (verdict === "obstructed") return [];
  return [teller.say(teller.words.effect[graha][house - 1]?.whole ?? [], where)];
}

/** The Moon's part of the day: what she brings, or that it is held back. */
const moonSentence = (teller: Teller): string =>
  effectOf(teller, "moon", WHERE.moon)[0] ?? teller.say(teller.words.held, WHERE.moon);

/** The weightiest thing that is new beside the Moon's house, with what it brings; else one of the slow ones, another each day. */
function eventSentences(teller: Teller): readonly string[] {
  const { story, words, say } = teller;
  const [change] = story.changes.filter(({ rule }) => rule !== "story.own_day");
  switch (change?.rule) {
    case "story.eclipse":
      return [say(words.eclipse[change.facts.kind], WHERE.event)];
    case "story.station":
      return [
        say(words.station[change.about as keyof typeof words.station][change.facts.turns], WHERE.event),
        ...effectOf(teller, change.about, WHERE.graha),
      ];
    case "story.ingress":
      return [
        say(words.ingress[change.about as keyof typeof words.ingress], WHERE.event),
        ...effectOf(teller, change.about, WHERE.graha),
      ];
    case "story.meets":
      return [say(words.meets[change.about as keyof typeof words.meets], WHERE.event)];
    default:
      return backgroundSentence(teller);
  }
}

/** A graha other than the Moon that counts in the day's total, another each day. */
function backgroundSentence(teller: Teller): readonly string[] {
  const counting = teller.day.total.reasons.flatMap(({ rule, about, points }) =>
    rule.startsWith("transit.") && about !== "moon" && points !== 0 ? [about] : [],
  );
  if (counting.length === 0) return [];
  const graha = teller.say(counting, WHERE.event);
  const [before, now] = [transitOf(teller, "moon").verdict, transitOf(teller, graha).verdict];
  const { toCareful, toGlad } = teller.words.contrast;
  return effectOf(teller, graha, WHERE.graha).map((sentence) => {
    if (before === "obstructed" || before === now) return sentence;
    return teller.say(now === "favourable" ? toGlad : toCareful, WHERE.last)(sentence);
  });
}

const FULL_MOON = 15;
const NEW_MOON = 30;
const EKADASHIS = [11, 26];

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
const EMPTY: TithiGroup = "rikta";

/** What changes later in the evening is news for the next day. */
const LATE_HOUR = 21;
const BIG_NEWS: readonly string[] = ["story.eclipse", "story.station", "story.ingress"];

/** What ends the story: the Moon's next house, if she is there before the evening is late; else, if nothing larger is new, what the tithi, the yoga or the sign's own weekday adds. */
function lastSentence(teller: Teller): readonly string[] {
  const { story, words, say, vara, timeOf } = teller;
  const turnsAt = story.turning === undefined ? undefined : timeOf(story.turning.atJdUt);
  if (story.turning !== undefined && turnsAt !== undefined && !turnsAt.isTomorrow && turnsAt.hour < LATE_HOUR) {
    const ways = words.turning[story.turning.house - 1] ?? [];
    return [say(ways, WHERE.last)(words.time(turnsAt))];
  }
  if (story.changes.some(({ rule }) => BIG_NEWS.includes(rule))) return [];
  const limb = limbOf(teller);
  if (limb !== undefined) return [say(words.limb[limb], WHERE.last)];
  return story.changes.some(({ rule }) => rule === "story.own_day") ? [say(words.ownDay[vara], WHERE.last)] : [];
}

/** One story of a day, in order: what is over and what begins, the Moon's part, what else is new or goes on, what comes later. */
export function storySentences(teller: Teller): readonly string[] {
  const { story, words, say } = teller;
  const { house, dayOfStay } = story.moon;
  const openings = words.opening[dayOfStay === 1 ? "enters" : "stays"][house - 1] ?? [];
  return [say(openings, WHERE.opening), moonSentence(teller), ...eventSentences(teller), ...lastSentence(teller)];
}
