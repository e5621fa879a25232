import type { Counted, Graha, YearReason, YearTransitReason } from "@vedanga/core";

/** A graha in a house for some days of a quarter, with one quality. */
export interface Passage {
  readonly graha: Graha;
  readonly house: number;
  /** Whole days with this quality, at least one. */
  readonly days: number;
  /** All days in that house, with any quality. */
  readonly daysInHouse: number;
}

export type PassageKind = "favourable" | "obstructed" | "unfavourable";

/** The house in which the graha of a transit reason has this quality longest; undefined if it does for less than a day. */
export function chiefPassage({ facts, about: graha }: YearTransitReason, kind: PassageKind): Passage | undefined {
  return facts.houses
    .map((house, index): Passage => {
      const daysInHouse = facts.daysInHouses[index] ?? 0;
      const good = facts.favourableInHouses[index] ?? 0;
      const held = facts.obstructedInHouses[index] ?? 0;
      const exact = { favourable: good, obstructed: held, unfavourable: daysInHouse - good - held }[kind];
      return { graha, house, days: Math.round(exact), daysInHouse };
    })
    .filter(({ days: held }) => held >= 1)
    .reduce<Passage | undefined>(
      (best, next) => (best === undefined || next.days > best.days ? next : best),
      undefined,
    );
}

/** Whether a house is one of the graha's good ones, by the quality of its days there. */
export function isGoodHouse(reasons: readonly Counted<YearReason>[], graha: Graha, house: number): boolean {
  const transit = reasons.filter((reason) => reason.rule === "year.transit").find(({ about }) => about === graha);
  if (transit === undefined) return false;
  const { houses, favourableInHouses, obstructedInHouses } = transit.facts;
  const index = houses.indexOf(house);
  return (favourableInHouses[index] ?? 0) + (obstructedInHouses[index] ?? 0) > 0;
}
