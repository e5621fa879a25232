import type { DayForSign, DayStory, JulianDayUt, Rasi, Vara } from "@vedanga/core";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ClockTime } from "../catalogue/day-story-words.ts";

/** What a day's words are made from. */
export interface TellableDay {
  readonly moonRasi: Rasi;
  /** Which of the signs or of the stars it is, from 0: the words of two of them differ by it. */
  readonly who: number;
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

/**
 * Parts of the text, so that none begins its lists where another does; the nine aspects take three each from `aspects` on.
 * Two signs have the same way of a list of five only where `where` leaves one remainder by four: of these parts and the
 * nine pieces of advice, each at the second of its aspect's three, no remainder has more than four that a day can have.
 */
export const WHERE = {
  headline: 1,
  opening: 2,
  moon: 3,
  graha: 4,
  event: 5,
  last: 6,
  act: 7,
  caution: 8,
  hour: 9,
  closing: 10,
  gift: 11,
  tara: 12,
  aspects: 13,
  joint: 40,
} as const;
