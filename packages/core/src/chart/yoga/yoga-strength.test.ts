import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import { RASIS, type Rasi } from "../../ids.ts";
import { rasiAt } from "../zodiac/rasi.ts";
import { yogaStrength } from "./yoga-strength.ts";

/** How well Mars stands, the Sun away from him unless it is said where. */
const strengthOfMars = (lagna: Rasi, house: number, { degree = 25, isFallUndone = false, sun = house + 3 } = {}) => {
  const houses: Houses = { mars: [house, degree], sun: [sun, 20] };
  const alone = { yoga: "ruchaka", grahas: ["mars"], reasons: [], cancelledBy: [] } as const;
  return yogaStrength(chartByHouses(lagna, houses), alone, () => isFallUndone);
};

describe("the strength of a yoga (docs/methods/yogas.md)", () => {
  it("has ten more in a kendra or trikona and ten less in 6, 8 and 12, from the middle of 50", () => {
    // Tula is the sign of a neutral for Mars.
    const byHouse = RASIS.map((_, index) => strengthOfMars(rasiAt(6 - index), index + 1).percent);
    expect(byHouse).toEqual([60, 50, 50, 60, 60, 40, 60, 40, 60, 60, 50, 40]);
  });

  it("names no house where it gives or takes nothing", () => {
    const rules = (house: number) => strengthOfMars("kanya", house).reasons.map(({ rule }) => rule);
    expect(rules(2)).toEqual(["yoga_strength.middle", "yoga_strength.dignity"]);
    expect(rules(9)).toEqual(["yoga_strength.middle", "yoga_strength.dignity", "yoga_strength.house"]);
  });

  it.each([
    ["exalted", "dhanu", {}, 90],
    ["exalted, a fall of others undone", "dhanu", { isFallUndone: true }, 90],
    ["in moolatrikona", "meena", { degree: 5 }, 80],
    ["in its own sign", "meena", {}, 75],
    ["in a friend's sign", "karka", {}, 60],
    ["in a neutral's sign", "kanya", {}, 50],
    ["in an enemy's sign", "vrishabha", {}, 40],
    ["fallen", "mithuna", {}, 25],
    ["fallen, the fall undone", "mithuna", { isFallUndone: true }, 50],
    ["burnt in a neutral's sign", "kanya", { sun: 2 }, 35],
  ] as const)("with Mars %s, in the second of %s, %j, is %i", (_, lagna, how, expected) => {
    expect(strengthOfMars(lagna, 2, how).percent).toBe(expected);
  });
});
