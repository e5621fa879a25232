import type { Rasi } from "@vedanga/core";
import type { Ease, Ways } from "./dasha-words.ts";

/** The signs from the Moon whose stays of Saturn are counted. */
export type SaturnHouse = 1 | 2 | 4 | 7 | 8 | 12;

/** Before, during and after. */
export type Tense = "past" | "now" | "toCome";

/** When a stay is: in full years of age; 0 and less is before birth. */
export interface StayTime {
  readonly fromAge: number;
  readonly toAge: number;
  /** Whole months, at least 1. */
  readonly months: number;
}

/** The words of one stay of Saturn in a sign that counts from the Moon. */
export interface SaturnWords {
  /** Where Saturn is, seen from the Moon, and when. */
  readonly stay: Readonly<Record<Tense, (rasi: Rasi, house: SaturnHouse, moonRasi: Rasi, time: StayTime) => string>>;
  /** The same for a return into a sign it had left. */
  readonly back: Readonly<Record<Tense, (rasi: Rasi, house: SaturnHouse, moonRasi: Rasi, time: StayTime) => string>>;
  /** What it is about; another side of the house each time Saturn comes round. */
  readonly matters: Readonly<Record<SaturnHouse, Ways<string>>>;
  readonly about: Readonly<Record<Tense, Ways<(matters: string) => string>>>;
  /** Some months before the long stay in the same sign. */
  readonly aboutFirst: Readonly<Record<Tense, (matters: string) => string>>;
  readonly aboutBack: Readonly<Record<Tense, (matters: string) => string>>;
  readonly inSign: Readonly<Record<Tense, Readonly<Record<Ease, (rasi: Rasi) => string>>>>;
  /** It was over by the age of twelve. */
  readonly child: string;
  /** What to do while it runs. */
  readonly act: Readonly<Record<SaturnHouse, string>>;
}
