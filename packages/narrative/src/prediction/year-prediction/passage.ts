import type { Span, YearForSign, YearStay, YearTransitReason } from "@vedanga/core";
import type { Tone, YearGraha } from "../../catalogue/yearly-words.ts";

/** A graha in a house for a part of a quarter or all of it, in the quality that moved a score. */
export interface Passage {
  readonly graha: YearGraha;
  readonly house: number;
  readonly tone: Tone;
  readonly points: number;
  /** The graha has that quality on more than half of its days there. */
  readonly isMostly: boolean;
}

/** Of each graha its passages, the longest first; the graha that moved the score most first. */
export type Passages = readonly (readonly Passage[])[];

const LEAST_DAYS = 7;

const isOfYear = (graha: string): graha is YearGraha => graha !== "moon";

/**
 * The passages by which a graha did what it did to a score: the houses in which it had the quality of its points for a week
 * or more, the longest first. None if its points are 0.
 */
function passagesOf({ facts, about: graha, points }: YearTransitReason): readonly Passage[] {
  if (points === 0 || !isOfYear(graha)) return [];
  const tone = points > 0 ? "good" : "hard";
  return facts.houses
    .map((house, index) => {
      const days = facts.daysInHouses[index] ?? 0;
      const good = facts.favourableInHouses[index] ?? 0;
      const bad = days - good - (facts.obstructedInHouses[index] ?? 0);
      return { house, days, held: tone === "good" ? good : bad };
    })
    .filter(({ held }) => held >= LEAST_DAYS)
    .sort((a, b) => b.held - a.held)
    .map(({ house, days, held }) => ({ graha, house, tone, points, isMostly: held > days / 2 }));
}

/**
 * The stay of a passage in its house, if it is one within the quarter and mostly of its quality; otherwise undefined, because
 * the dates of the stay are then not those of the quality.
 */
export function stayOf(
  { graha, house, isMostly }: Passage,
  { stays }: YearForSign,
  { startJdUt, endJdUt }: Span,
): YearStay | undefined {
  if (!isMostly) return undefined;
  const there = stays.filter(
    (stay) => stay.graha === graha && stay.house === house && stay.startJdUt < endJdUt && stay.endJdUt > startJdUt,
  );
  return there.length === 1 ? there[0] : undefined;
}

export const passagesIn = (reasons: readonly { readonly rule: string }[]): Passages =>
  transitsOf(reasons)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(passagesOf);

export const transitsOf = (reasons: readonly { readonly rule: string }[]): readonly YearTransitReason[] =>
  reasons.filter((reason): reason is YearTransitReason => reason.rule === "year.transit");
