import type { Span, YearForSign, YearStay, YearTransitReason } from "@vedanga/core";
import type { Tone, YearGraha } from "../../catalogue/yearly-words.ts";

/** A graha in a house for a part of a quarter or all of it, in the quality that moved a score. */
export interface Passage {
  readonly graha: YearGraha;
  readonly house: number;
  readonly tone: Tone;
  readonly points: number;
  /**
   * The stay in the house, if it is one within the quarter and the graha has that quality on more than half of its days
   * there; otherwise undefined, because the dates of the stay are then not those of the quality.
   */
  readonly stay: YearStay | undefined;
}

const LEAST_DAYS = 7;

const isOfYear = (graha: string): graha is YearGraha => graha !== "moon";

/**
 * The passage by which a graha did most of what it did to a score: the house in which it had the quality of its points
 * longest, a week or more of it. Undefined if there is none, or its points are 0.
 */
export function chiefPassage(
  { facts, about: graha, points }: YearTransitReason,
  { stays }: YearForSign,
  { startJdUt, endJdUt }: Span,
): Passage | undefined {
  if (points === 0 || !isOfYear(graha)) return undefined;
  const tone = points > 0 ? "good" : "hard";
  const chief = facts.houses
    .map((house, index) => {
      const days = facts.daysInHouses[index] ?? 0;
      const good = facts.favourableInHouses[index] ?? 0;
      const bad = days - good - (facts.obstructedInHouses[index] ?? 0);
      return { house, days, held: tone === "good" ? good : bad };
    })
    .filter(({ held }) => held >= LEAST_DAYS)
    .sort((a, b) => b.held - a.held)[0];
  if (chief === undefined) return undefined;
  const there = stays.filter(
    (stay) =>
      stay.graha === graha && stay.house === chief.house && stay.startJdUt < endJdUt && stay.endJdUt > startJdUt,
  );
  const isDated = there.length === 1 && chief.held > chief.days / 2;
  return { graha, house: chief.house, tone, points, stay: isDated ? there[0] : undefined };
}

export const transitsOf = (reasons: readonly { readonly rule: string }[]): readonly YearTransitReason[] =>
  reasons.filter((reason): reason is YearTransitReason => reason.rule === "year.transit");
