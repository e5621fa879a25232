import type {
  KaalsarpAbsence,
  MangalState,
  SensitiveQuantity,
  SensitivityFacts,
  SensitivitySubject,
} from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** A time by the clock of a birth. */
export interface ToldTime {
  readonly hour: number;
  readonly minute: number;
  /** Where a minute is too coarse. */
  readonly second?: number;
  /** `YYYY-MM-DD`, if it is not the day of birth. */
  readonly date?: string;
}

/** From a time on it is this. */
export interface Next {
  readonly at: ToldTime;
  readonly value: string;
}

interface Often {
  readonly quantity: SensitiveQuantity;
  readonly times: number;
  /** Either way. */
  readonly minutes: number;
  /** All that it may be, or nothing if they are too many to say. */
  readonly values: readonly string[];
  /** Whether `values` are the least and the most of many. */
  readonly isRange: boolean;
}

/** What another minute of birth would change. */
export interface SensitivityWords {
  readonly quantity: Readonly<Record<SensitiveQuantity, string>>;
  /** What it is before the first of the times, and from each of them on. */
  readonly change: (quantity: SensitiveQuantity, first: string, next: readonly Next[]) => string;
  /** Where it changes too often for that. */
  readonly often: (change: Often) => string;
  /** Where no dasha runs. */
  readonly none: string;
  /** Of a quarter of a star or a house, as it ends a sentence. */
  readonly nth: (number: number) => string;
  readonly mangal: (state: MangalState, score: number) => string;
  readonly kaalsarp: Readonly<Record<KaalsarpAbsence | "ofManyKinds", string>>;
  readonly kaalsarpPresent: (type: string) => string;
  readonly reasons: RuleWords<SensitivityFacts, SensitivitySubject>;
}

/** Half a day to either side. */
export const WHOLE_DAY_MINUTES = 720;
