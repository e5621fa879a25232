import type { Dignity, FunctionalNature, Graha, LuminousGraha, Nakshatra, Rasi } from "@vedanga/core";
import type { Ease, LifeStage, Tone } from "../catalogue/dasha-words.ts";

/** A graha in the chart of birth: what a reading of it depends on. */
export interface GrahaInChart {
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
  readonly host: {
    readonly graha: LuminousGraha;
    readonly rasi: Rasi;
    readonly house: number;
    readonly dignity: Dignity;
  };
  readonly dignity: Dignity;
  readonly nature: FunctionalNature;
  /** In the same sign. */
  readonly joined: readonly Graha[];
  /** Looking at it in full. */
  readonly seenBy: readonly Graha[];
  /** The grahas that cancel its debilitation. */
  readonly undoneBy: readonly Graha[];
  /** Those of them that do so wherever the lagna is. */
  readonly undoneWithoutLagnaBy: readonly Graha[];
  readonly isCombust: boolean;
  /** False for the nodes, which are so in every chart. */
  readonly isRetrograde: boolean;
}

/** The lord of a mahadasha, and the years it covers. */
export interface MahadashaLord extends GrahaInChart {
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
export const HOUSES_OF_EFFORT: readonly number[] = [6, 8, 12];

export const isFallUndone = ({ dignity, undoneBy }: GrahaInChart): boolean =>
  dignity === "debilitated" && undoneBy.length > 0;

/** Counts for and against, one each: dignity, combustion; a cancelled fall does not count. */
const sumOfSign = (lord: MahadashaLord): number =>
  (isFallUndone(lord) ? 0 : STANDING[easeOf(lord.dignity)]) - (lord.isCombust ? 1 : 0);

/** And by the lagna: its nature for it, a hard house. */
const sumOfLagna = ({ nature, house }: MahadashaLord): number =>
  LEANING[nature] - (HOUSES_OF_EFFORT.includes(house) ? 1 : 0);

/** By the sign alone where the lagna is not known. */
export function toneOf(lord: MahadashaLord, isLagnaKnown: boolean): Tone {
  const sum = sumOfSign(lord) + (isLagnaKnown ? sumOfLagna(lord) : 0);
  if (sum > 0) return "open";
  return sum < 0 ? "careful" : "even";
}

/** The others in its sign, without the lord of the sign where a node is said to act for it. */
export const companionsOf = ({ graha, joined, host }: GrahaInChart): readonly Graha[] =>
  graha === "rahu" || graha === "ketu" ? joined.filter((other) => other !== host.graha) : joined;

/** By the age in the middle of the period. */
export function stageOf({ fromAge, toAge }: MahadashaLord): LifeStage {
  if (toAge < 1) return "infancy";
  const middle = (fromAge + toAge) / 2;
  if (middle < 13) return "childhood";
  if (middle < 25) return "youth";
  if (middle < 50) return "building";
  return middle < 72 ? "ripe" : "late";
}
