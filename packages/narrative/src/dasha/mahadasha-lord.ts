import type { Dignity, FunctionalNature, Graha, LuminousGraha, Nakshatra, Rasi } from "@vedanga/core";
import type { Ease, LifeStage, Tone } from "../catalogue/dasha-words.ts";

/** The lord of a mahadasha in the chart of birth, and the years it covers: what a reading of them depends on. */
export interface MahadashaLord {
  readonly graha: Graha;
  readonly lagna: Rasi;
  readonly rasi: Rasi;
  /** Whole-sign house from the lagna, 1 to 12. */
  readonly house: number;
  /** 0 <= x < 30 */
  readonly degreesInRasi: number;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
  readonly nakshatraLord: Graha;
  readonly navamsa: Rasi;
  /** Houses it rules; none for the nodes. */
  readonly rules: readonly number[];
  /** The lord of its sign. */
  readonly host: { readonly graha: LuminousGraha; readonly house: number; readonly dignity: Dignity };
  readonly dignity: Dignity;
  readonly nature: FunctionalNature;
  /** In the same sign. */
  readonly joined: readonly Graha[];
  /** Looking at it in full. */
  readonly seenBy: readonly Graha[];
  /** The grahas that cancel its debilitation. */
  readonly undoneBy: readonly Graha[];
  readonly isCombust: boolean;
  /** False for the nodes, which are so in every chart. */
  readonly isRetrograde: boolean;
  /** Full years of age at start and end; the start is 0 where it lies before birth. */
  readonly fromAge: number;
  readonly toAge: number;
}

const EASE: Readonly<Record<Dignity, Ease>> = {
  exalted: "strong",
  moolatrikona: "strong",
  own: "strong",
  friend: "easy",
  neutral: "easy",
  enemy: "hard",
  debilitated: "hard",
};

export const easeOf = (dignity: Dignity): Ease => EASE[dignity];

const LEANING: Readonly<Record<FunctionalNature, number>> = {
  yogakaraka: 1,
  highly_benefic: 1,
  benefic: 1,
  neutral: 0,
  maraka: 0,
  malefic: -1,
  highly_malefic: -1,
};

const STANDING: Readonly<Record<Ease, number>> = { strong: 1, easy: 0, hard: -1 };
const HOUSES_OF_EFFORT: readonly number[] = [6, 8, 12];

/** Counts for and against, one each: dignity, nature for the lagna, a hard house, combustion; a cancelled fall does not count. */
export function toneOf({ dignity, nature, house, isCombust, undoneBy }: MahadashaLord): Tone {
  const fall = undoneBy.length > 0 ? 0 : STANDING[easeOf(dignity)];
  const sum = fall + LEANING[nature] - (HOUSES_OF_EFFORT.includes(house) ? 1 : 0) - (isCombust ? 1 : 0);
  if (sum > 0) return "open";
  return sum < 0 ? "careful" : "even";
}

/** By the age in the middle of the period. */
export function stageOf({ fromAge, toAge }: MahadashaLord): LifeStage {
  if (toAge < 1) return "infancy";
  const middle = (fromAge + toAge) / 2;
  if (middle < 13) return "childhood";
  if (middle < 25) return "youth";
  if (middle < 50) return "building";
  return middle < 72 ? "ripe" : "late";
}
