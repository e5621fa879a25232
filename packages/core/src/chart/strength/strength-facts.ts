import { cite, type Verses } from "../../citation.ts";
import type { LuminousGraha, Rasi } from "../../ids.ts";
import { type Counted, type Reason, reasonMaker } from "../../reason.ts";

/** The five that have a strength of motion of their own, and may meet in war. */
export const STAR_GRAHAS = ["mars", "mercury", "jupiter", "venus", "saturn"] as const;
export type StarGraha = (typeof STAR_GRAHAS)[number];

export const SEVEN_VARGAS = ["D1", "D2", "D3", "D7", "D9", "D12", "D30"] as const;
export type SevenVarga = (typeof SEVEN_VARGAS)[number];
export type CardinalDirection = "east" | "south" | "west" | "north";

/** What the six strengths depend on. All longitudes are sidereal degrees. */
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
    /** Absent if the Sun does not rise and set. */
    readonly hour?: LuminousGraha | undefined;
    readonly third?: LuminousGraha | undefined;
  };
  /** Mean longitude and apex of swiftness (seeghrocha). */
  readonly motions: Readonly<Record<StarGraha, { readonly meanDeg: number; readonly apexDeg: number }>>;
}

type None = Readonly<Record<never, never>>;

/** The facts of each part of the six strengths. */
export interface StrengthRuleFacts {
  readonly "strength.exaltation": { readonly fromDebilitationDeg: number };
  /** The condition of the graha in each. */
  readonly "strength.seven_vargas": Readonly<Record<SevenVarga, string>>;
  readonly "strength.odd_or_even_sign": { readonly rasi: Rasi; readonly navamsa: Rasi };
  readonly "strength.kendra": { readonly house: number };
  /** 1 to 3. */
  readonly "strength.drekkana": { readonly third: number };
  readonly "strength.direction": { readonly direction: CardinalDirection; readonly awayDeg: number };
  readonly "strength.day_or_night": { readonly sunHourAngleDeg: number };
  readonly "strength.paksha": { readonly elongationDeg: number; readonly isBenefic: boolean };
  readonly "strength.third_of_day": None;
  readonly "strength.lord_of_year": None;
  readonly "strength.lord_of_month": None;
  readonly "strength.lord_of_day": None;
  readonly "strength.lord_of_hour": None;
  readonly "strength.declination": { readonly northDeg: number };
  readonly "strength.war": { readonly rival: StarGraha; readonly aheadDeg: number };
  /** Sun and Moon have no way to the middle of a backward course. */
  readonly "strength.motion": { readonly kendraDeg?: number };
  readonly "strength.nature": None;
  /** The virupas of those who look at it, a malefic's below nothing. */
  readonly "strength.sight": Readonly<Partial<Record<LuminousGraha, number>>>;
  /** No part of a strength, but what the whole is compared with. */
  readonly "strength.needed": {
    readonly totalVirupas: number;
    readonly neededVirupas: number;
    readonly neededInBphsVirupas: number;
  };
}

/** A part of a strength; its points are virupas (shashtiamsas), 60 to the rupa. */
export type StrengthReason = Counted<Reason<StrengthRuleFacts, LuminousGraha>>;
const because = reasonMaker<StrengthRuleFacts, LuminousGraha>();

/** A part of a strength; `verses` are those of BPHS ch. 27 in Santhanam's edition. */
export const part = <Rule extends keyof StrengthRuleFacts>(
  about: LuminousGraha,
  rule: Rule,
  points: number,
  verses: Verses,
  facts: StrengthRuleFacts[Rule],
): Counted<Reason<StrengthRuleFacts, LuminousGraha, Rule>> => ({
  ...because(rule, facts, cite("bphs", 27, verses), about),
  points,
});
