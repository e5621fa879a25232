import type { DayForSign, DayStory, JulianDayUt, Rasi, Vara } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ClockTime } from "../catalogue/day-story-words.ts";

/** What a day's words are made from. */
export interface TellableDay {
  readonly moonRasi: Rasi;
  readonly day: DayForSign;
  readonly story: DayStory;
  /** The weekday at sunrise. */
  readonly vara: Vara;
  /** A time of the day's place. */
  readonly timeOf: (jd: JulianDayUt) => ClockTime;
}

/** What chooses among equal words: a part of the text has its own `where`. */
export interface Teller extends TellableDay {
  readonly words: Catalogue["daily"]["story"];
  readonly say: <T>(list: readonly T[], where: number) => T;
}

/** Parts of the text, so that none begins its lists where another does; the nine aspects take three each from `aspects` on. */
export const WHERE = {
  headline: 1,
  opening: 2,
  moon: 3,
  event: 4,
  graha: 5,
  last: 6,
  act: 7,
  caution: 8,
  hour: 9,
  closing: 10,
  gift: 11,
  aspects: 12,
  joint: 39,
} as const;
