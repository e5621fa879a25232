import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import type { Rasi } from "../ids.ts";
import { rudrakshaBeads } from "./rudraksha.ts";

// Faces: Sun 1, Moon 2, Mars 3, Mercury 4, Jupiter 5, Venus 6, Saturn 7 (docs/methods/customs.md).
describe("the beads of a birth (decision 231)", () => {
  it.each<readonly [Rasi, health: number, wealth: readonly number[]]>([
    ["mesha", 3, [6, 7]],
    ["vrishabha", 6, [4, 5]],
    ["mithuna", 4, [2, 3]],
    ["karka", 2, [1, 6]],
    ["simha", 1, [4]],
    ["kanya", 4, [6, 2]],
    ["tula", 6, [3, 1]],
    ["vrischika", 3, [5, 4]],
    ["dhanu", 5, [7, 6]],
    ["makara", 7, [7, 3]],
    ["kumbha", 7, [5]],
    ["meena", 5, [3, 7]],
  ])(
    "are, for %s, %i of the lagna's lord and %j of the lords of the second and the eleventh",
    (lagna, health, wealth) => {
      const beads = rudrakshaBeads(chartWithLagna(lagna));
      expect([beads.health, beads.wealth]).toEqual([health, wealth]);
    },
  );

  it("have a reason for each, for the second and the eleventh also where one graha rules both", () => {
    const { reasons } = rudrakshaBeads(chartWithLagna("simha"));
    const { health, wealth, bead } = reasons;
    expect(health).toMatchObject({ rule: "rudraksha.health", facts: { mukhi: 1, lagna: "simha" }, about: "sun" });
    expect(wealth.map(({ about, facts }) => [about, facts])).toEqual([
      ["mercury", { mukhi: 4, house: 2 }],
      ["mercury", { mukhi: 4, house: 11 }],
    ]);
    expect(bead).toMatchObject({ facts: { mukhi: 1 }, source: { work: "rudraksha_jabala" }, about: "sun" });
  });
});
