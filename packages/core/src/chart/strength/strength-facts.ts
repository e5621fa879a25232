import type { LuminousGraha } from "../../ids.ts";
import type { Reason } from "../../reason.ts";

/** The five that have a strength of motion of their own, and may meet in war. */
export const STAR_GRAHAS = ["mars", "mercury", "jupiter", "venus", "saturn"] as const;
export type StarGraha = (typeof STAR_GRAHAS)[number];

/** What the six strengths hang on. All longitudes are sidereal degrees. */
export interface StrengthFacts {
  readonly longitudesDeg: Readonly<Record<LuminousGraha, number>>;
  readonly lagnaDeg: number;
  readonly midheavenDeg: number;
  readonly ayanamsaDeg: number;
  /** The Sun's, 0 at noon, 180 either way at midnight. */
  readonly sunHourAngleDeg: number;
  /** Lords of the year, the month and the day, of the hour and of the third of day or night. */
  readonly lords: {
    readonly year: LuminousGraha;
    readonly month: LuminousGraha;
    readonly day: LuminousGraha;
    /** Absent where the Sun does not rise and set. */
    readonly hour?: LuminousGraha | undefined;
    readonly third?: LuminousGraha | undefined;
  };
  /** Mean longitude and apex of swiftness (seeghrocha). */
  readonly motions: Readonly<Record<StarGraha, { readonly meanDeg: number; readonly apexDeg: number }>>;
}

export type StrengthRule =
  | "strength.exaltation"
  | "strength.seven_vargas"
  | "strength.odd_or_even_sign"
  | "strength.kendra"
  | "strength.drekkana"
  | "strength.direction"
  | "strength.day_or_night"
  | "strength.paksha"
  | "strength.third_of_day"
  | "strength.lord_of_year"
  | "strength.lord_of_month"
  | "strength.lord_of_day"
  | "strength.lord_of_hour"
  | "strength.declination"
  | "strength.war"
  | "strength.motion"
  | "strength.nature"
  | "strength.sight";

/** A part of a strength; its points are virupas (shashtiamsas), 60 to the rupa. */
export type StrengthReason = Reason<StrengthRule> & { readonly points: number };

/** A part of a strength; `verses` are those of BPHS ch. 27 in Santhanam's edition. */
export const part = (
  about: LuminousGraha,
  rule: StrengthRule,
  points: number,
  verses: string,
  facts: Readonly<Record<string, string | number | boolean>> = {},
): StrengthReason => ({ rule, facts, source: `Brihat Parashara Hora Shastra 27.${verses}`, points, about });
