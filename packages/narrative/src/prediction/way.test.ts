import { LIFE_ASPECTS, RASIS } from "@vedanga/core";
import { describe, expect, it } from "vitest";
import { WHERE } from "./teller.ts";
import { wayOf } from "./way.ts";

const DAY = 2_461_350;
const WAYS = [0, 1, 2, 3, 4];
/** The parts of a text that are said alike of several signs, from lists of five ways. */
const ALIKE = [
  WHERE.headline,
  WHERE.moon,
  WHERE.event,
  WHERE.last,
  WHERE.act,
  WHERE.caution,
  ...LIFE_ASPECTS.map((_, index) => WHERE.aspects + 3 * index + 1),
];

describe("the way of saying something", () => {
  it("is another each day, and each in turn", () => {
    for (const where of ALIKE) {
      const told = WAYS.map((days) => wayOf(WAYS, { day: DAY + days, who: 3, where }));
      expect(told.toSorted()).toEqual(WAYS);
    }
  });

  it("is the same for two signs in four parts at most, on whatever day", () => {
    const counts = RASIS.flatMap((_, one) =>
      RASIS.slice(0, one).map(
        (_sign, other) =>
          ALIKE.filter((where) => {
            const [first, second] = [one, other].map((who) => wayOf(WAYS, { day: DAY, who, where }));
            return first === second;
          }).length,
      ),
    );
    expect(counts).toHaveLength(66);
    expect(Math.max(...counts)).toBe(4);
  });
});
