import {
  leanOf,
  RASIS,
  type Rasi,
  type ToldDay,
  WEEK_ASPECTS,
  type WeekAspect,
  type WeekEvent,
  type WeekForSign,
  type WeekStory,
} from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { WeekLean, WeekStoryWords } from "../catalogue/week-words.ts";
import type { PredictionLength } from "./day-prediction.ts";
import { wayOf } from "./way.ts";

/** The week of a Moon sign in words, whole and by its parts. */
export interface WeekPrediction {
  /** Everything in one text: headline, story and closing. */
  readonly total: string;
  readonly aspects: Readonly<Record<WeekAspect, string>>;
  /** Without a full stop. */
  readonly headline: string;
  readonly story: string;
  /** The best and the hardest day, each a sentence of the story; undefined in a week whose days are nearly alike. */
  readonly best: string | undefined;
  readonly hardest: string | undefined;
  /** The guardian's blessing. */
  readonly closing: string;
}

interface Tellable {
  readonly moonRasi: Rasi;
  readonly week: WeekForSign;
  readonly story: WeekStory;
}

interface Teller extends Tellable {
  readonly words: WeekStoryWords;
  readonly say: <T>(list: readonly T[], where: number) => T;
  readonly dayOf: (day: ToldDay) => string;
}

/**
 * Parts of the text, so that none begins its lists where another does. The aspects take five each from `aspects` on: five
 * leaves every remainder by two, three and four in turn, so that two signs that begin one aspect alike do not begin all so.
 */
const WHERE = { headline: 1, best: 2, hardest: 3, moon: 4, event: 9, closing: 10, gift: 11, aspects: 13 } as const;
const DAYS_PER_WEEK = 7;
/** More events than this are a list and not a story. */
const MOST_EVENTS = 3;
/** The halves of a week differ if the means of its first and its last three days do by this. */
const TREND = 10;
const LEANS: Readonly<Record<-1 | 0 | 1, WeekLean>> = { "-1": "careful", 0: "even", 1: "good" };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether the last three days are better than the first three. */
function trendOf({ days }: WeekForSign): "rises" | "falls" | "level" {
  const totals = days.map(({ day }) => day.total.score);
  const change = mean(totals.slice(-3)) - mean(totals.slice(0, 3));
  if (Math.abs(change) < TREND) return "level";
  return change > 0 ? "rises" : "falls";
}

/** The Moon's way through the houses, each stay from the day of its beginning. */
function moonSentences({ story, words, say, dayOf }: Teller): readonly string[] {
  let heldBefore = 0;
  return story.moon.map(({ house, verdict, from }, index) => {
    const when = from === undefined ? words.begins : words.from(dayOf(from));
    if (verdict !== "obstructed") return say(words.moon[house - 1] ?? [], WHERE.moon + index)(when);
    // Another way each time, so that two stays of a week do not read alike.
    const ways = [...words.held.slice(heldBefore), ...words.held.slice(0, heldBefore)];
    heldBefore += 1;
    return say(ways, WHERE.moon)(when);
  });
}

function eventSentence({ words, say, dayOf }: Teller, event: WeekEvent): string {
  const day = dayOf(event.on);
  switch (event.is) {
    case "eclipse":
      return say(words.eclipse[event.kind], WHERE.event)(day);
    case "station":
      return say(words.station[event.graha][event.turns], WHERE.event)(day);
    case "ingress":
      return say(words.ingress[event.graha], WHERE.event)(day);
    case "tithi":
      return say(words.tithi[event.tithi], WHERE.event)(day);
  }
}

/** How the week is for an aspect, and what to do on its best day or to leave on its hardest, as it leans. */
function aspectLine({ week, story, words, say, dayOf }: Teller, aspect: WeekAspect, where: number): readonly string[] {
  const lean = LEANS[leanOf(week.aspects[aspect].score)];
  const { best, hardest } = story.aspects[aspect];
  const { best: use, hardest: leave } = words.aspectDay[aspect];
  return [
    say(words.aspect[aspect][lean], where),
    ...(best === undefined || lean === "careful" ? [] : [say(use, where + 1)(dayOf(best))]),
    ...(hardest === undefined || lean === "good" ? [] : [say(leave, where + 2)(dayOf(hardest))]),
  ];
}

/**
 * Words for the figures and the story of a week. Which of several wordings is used depends only on sign and week: the next
 * week has others, and signs read one after another differ.
 */
export function weekPrediction(catalogue: Catalogue, tellable: Tellable, length: PredictionLength): WeekPrediction {
  const { moonRasi, week, story } = tellable;
  const words = catalogue.weekly.story;
  const firstJd = week.days[0]?.day.atJdUt ?? 0;
  const count = { day: Math.round(firstJd / DAYS_PER_WEEK), who: RASIS.indexOf(moonRasi) };
  const say: Teller["say"] = (list, where) => wayOf(list, { ...count, where });
  const dayOf = ({ vara, date }: ToldDay): string => words.day(vara, date.month, date.day);
  const teller: Teller = { ...tellable, words, say, dayOf };
  const headline = say(words.headline[LEANS[leanOf(week.total.score)]][trendOf(week)], WHERE.headline);
  const best = story.whole.best && say(words.whole.best, WHERE.best)(dayOf(story.whole.best));
  const hardest = story.whole.hardest && say(words.whole.hardest, WHERE.hardest)(dayOf(story.whole.hardest));
  const days = [...(best ? [best] : []), ...(hardest ? [hardest] : [])];
  const { closing: blessings, gift } = catalogue.daily.story;
  const blessedOn = story.whole.best?.vara ?? "ravi";
  const closing = say(blessings[moonRasi], WHERE.closing)(say(gift[blessedOn], WHERE.gift));
  const big = length === "big";
  const told = [
    ...(days.length === 0 ? [say(words.alike, WHERE.best)] : days),
    ...(big ? moonSentences(teller) : []),
    ...(big ? story.events.slice(0, MOST_EVENTS).map((event) => eventSentence(teller, event)) : []),
  ].join(" ");
  const aspects = Object.fromEntries(
    WEEK_ASPECTS.map((aspect, index) => {
      const line = aspectLine(teller, aspect, WHERE.aspects + 5 * index);
      return [aspect, (big ? line : line.slice(0, 1)).join(" ")];
    }),
  ) as WeekPrediction["aspects"];
  const total = [`${headline}.`, told, ...(big ? [closing] : [])].join(" ");
  return { total, aspects, headline, story: told, best, hardest, closing };
}
