import { type Counted, GRAHAS, type Graha, type YearRule } from "@vedanga/core";

/** A graha in a house for some days of a quarter, held one way. */
export interface Passage {
  readonly graha: Graha;
  readonly house: number;
  /** Whole days held so, at least one. */
  readonly days: number;
  /** All days in that house, held this way or another. */
  readonly daysInHouse: number;
}

export type PassageKind = "favourable" | "obstructed" | "unfavourable";

const numbers = (reason: Counted<YearRule>, fact: string): readonly number[] => {
  const value = reason.facts[fact];
  if (!Array.isArray(value)) throw new TypeError(`the fact ${fact} is not a list`);
  return value.map(Number);
};

/** The house in which the graha of a transit reason is longest held so; undefined where it is for less than a day. */
export function chiefPassage(reason: Counted<YearRule>, kind: PassageKind): Passage | undefined {
  const graha = GRAHAS.find((one) => one === reason.about);
  if (graha === undefined) throw new TypeError(`no graha ${reason.about}`);
  const [days, favourable, obstructed] = ["daysInHouses", "favourableInHouses", "obstructedInHouses"].map((fact) =>
    numbers(reason, fact),
  );
  return numbers(reason, "houses")
    .map((house, index): Passage => {
      const daysInHouse = days?.[index] ?? 0;
      const good = favourable?.[index] ?? 0;
      const held = obstructed?.[index] ?? 0;
      const exact = { favourable: good, obstructed: held, unfavourable: daysInHouse - good - held }[kind];
      return { graha, house, days: Math.round(exact), daysInHouse };
    })
    .filter(({ days: held }) => held >= 1)
    .reduce<Passage | undefined>(
      (best, next) => (best === undefined || next.days > best.days ? next : best),
      undefined,
    );
}

/** Whether a house is one of the graha's good ones, as its days there were held. */
export function isGoodHouse(reasons: readonly Counted<YearRule>[], graha: Graha, house: number): boolean {
  const reason = reasons.find(({ rule, about }) => rule === "year.transit" && about === graha);
  if (reason === undefined) return false;
  const index = numbers(reason, "houses").indexOf(house);
  return (numbers(reason, "favourableInHouses")[index] ?? 0) + (numbers(reason, "obstructedInHouses")[index] ?? 0) > 0;
}
