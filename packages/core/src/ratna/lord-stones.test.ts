import { chartByHouses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import type { Gem, LuminousGraha, Rasi } from "../ids.ts";
import { lordStones } from "./lord-stones.ts";

type Stone = readonly [Gem, LuminousGraha];

describe("the stones of the lords of the first, fifth and ninth (decision 232)", () => {
  it.each<readonly [Rasi, life: Stone, lucky: Stone, fortune: Stone]>([
    ["mesha", ["coral", "mars"], ["ruby", "sun"], ["yellow_sapphire", "jupiter"]],
    ["karka", ["pearl", "moon"], ["coral", "mars"], ["yellow_sapphire", "jupiter"]],
    // Also the lagna lord whom the life stone never takes.
    ["vrishabha", ["diamond", "venus"], ["emerald", "mercury"], ["blue_sapphire", "saturn"]],
  ])("are, for %s, %j, %j and %j", (lagna, ...expected) => {
    const { life, lucky, fortune } = lordStones(chartByHouses(lagna, {}));
    expect([life, lucky, fortune].map(({ gem, graha }) => [gem, graha])).toEqual(expected);
  });

  it("stay the same where a lord is unfit, and tell what speaks against him", () => {
    // Mars in the fourth is fallen; Jupiter in the ninth is in his own sign; the Sun in the sixth is in a house of loss.
    const { life, lucky, fortune } = lordStones(chartByHouses("mesha", { mars: 4, jupiter: 9, sun: 6 }));
    const told = [life, lucky, fortune].map(({ gem, reasons }) => [gem, ...reasons.map(({ rule }) => rule)]);
    expect(told).toEqual([
      ["coral", "gem.lord_of_house", "gem.stone_of_graha", "gem.debilitated"],
      ["ruby", "gem.lord_of_house", "gem.stone_of_graha", "gem.in_dusthana"],
      ["yellow_sapphire", "gem.lord_of_house", "gem.stone_of_graha", "gem.fit"],
    ]);
    expect(lucky.reasons[0]).toMatchObject({ facts: { lagna: "mesha", house: 5 }, about: "sun" });
  });
});
