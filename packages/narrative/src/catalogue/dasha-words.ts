import type { FunctionalNature, Graha, LuminousGraha, Rasi } from "@vedanga/core";

/** How easily a graha does its work in its place, by dignity alone. */
export type Ease = "strong" | "easy" | "hard";

/** How a period is met, by all that is known of its lord. */
export type Tone = "open" | "even" | "careful";

/** The part of a life in which a period lies. */
export type LifeStage = "infancy" | "childhood" | "youth" | "building" | "ripe" | "late";

/** Several ways to say one thing, so that neighbours need not say it alike. */
export type Ways<T> = readonly [T, ...T[]];

/**
 * The words of a mahadasha's reading. Frames take ids, since each language bends names its own way. Of the ways to say
 * one thing at least one names the graha, so that no sentence must come twice in a life.
 */
export interface DashaWords {
  readonly mahadasha: string;
  /** Mahadasha to prana. */
  readonly levels: readonly [string, string, string, string, string];
  /** What is left of a period: all three units, also where there is none of one. */
  readonly left: (years: number, months: number, days: number) => string;
  /** What the years of a graha are about in any chart. */
  readonly theme: Readonly<Record<Graha, string>>;
  readonly rules: Ways<(graha: LuminousGraha, houses: readonly number[]) => string>;
  /** The nodes rule nothing and act for the lord of their sign. */
  readonly speaksFor: Ways<(node: Graha, host: LuminousGraha, hostHouse: number) => string>;
  /** The same where that lord is in the sign with it. */
  readonly speaksForCompanion: Ways<(node: Graha, host: LuminousGraha) => string>;
  readonly stands: Ways<(graha: Graha, house: number, rasi: Rasi) => string>;
  /** Where the time of birth is not known, and so no house. */
  readonly standsInSign: Ways<(graha: Graha, rasi: Rasi) => string>;
  /** What a house turns the years to; one list for each house from the first. */
  readonly houseYears: readonly Ways<string>[];
  readonly standing: Readonly<Record<Graha, Readonly<Record<Ease, string>>>>;
  /** In the sign of its fall, which others undo: said in place of its standing. */
  readonly undone: Ways<(graha: Graha, rasi: Rasi, by: readonly Graha[]) => string>;
  readonly joined: Ways<(graha: Graha, by: readonly Graha[]) => string>;
  readonly seen: Ways<(graha: Graha, by: readonly Graha[]) => string>;
  readonly alone: Ways<(graha: Graha) => string>;
  readonly nature: Readonly<Record<FunctionalNature, Ways<(graha: Graha) => string>>>;
  /** The nodes rule nothing: they take the nature of the grahas they join or of the lord of their sign. */
  readonly nodeNature: Readonly<
    Record<"yogakaraka" | "benefic" | "neutral" | "malefic" | "maraka", Ways<(graha: Graha) => string>>
  >;
  readonly combust: Ways<(graha: Graha) => string>;
  readonly retrograde: Ways<(graha: Graha) => string>;
  /** Its years of the 120; said where little else is. */
  readonly span: (graha: Graha, years: number) => string;
  /** Ages in full years; 0 is birth. */
  readonly stage: Readonly<Record<LifeStage, Ways<(fromAge: number, toAge: number) => string>>>;
  readonly counsel: Readonly<Record<Graha, Readonly<Record<Tone, string>>>>;
}
