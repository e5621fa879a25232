import { chartByHouses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import { cite } from "../../citation.ts";
import type { Graha, Rasi } from "../../ids.ts";
import { grahaInHouseReason, houseLordReason, standsForReason } from "./house-readings.ts";

describe("the lord of a house", () => {
  // With Tula rising Venus rules the first and the eighth, Mars the second and the seventh, Mercury the ninth and twelfth.
  const chart = chartByHouses("tula", { venus: 3, mars: 10, mercury: 12, moon: 1 });
  it.each<readonly [house: number, rasi: Rasi, lord: Graha, lordHouse: number, lordRasi: Rasi]>([
    [1, "tula", "venus", 3, "dhanu"],
    [2, "vrischika", "mars", 10, "karka"],
    [7, "mesha", "mars", 10, "karka"],
    [8, "vrishabha", "venus", 3, "dhanu"],
    [9, "mithuna", "mercury", 12, "kanya"],
    [10, "karka", "moon", 1, "tula"],
    [12, "kanya", "mercury", 12, "kanya"],
  ])("%i, in %s, is %s in the house %i in %s", (house, rasi, lord, lordHouse, lordRasi) => {
    expect(houseLordReason(chart, house)).toEqual({
      rule: "house.lord_place",
      facts: { house, rasi, lordRasi, lordHouse },
      source: { practiceAfter: { work: "bphs", chapter: 24 } },
      about: lord,
    });
  });
});

describe("a graha in its house", () => {
  it("is read by the house from the lagna", () => {
    const chart = chartByHouses("tula", { venus: 3, rahu: 12, ketu: 6 });
    const told = (["venus", "rahu", "ketu"] as const).map((graha) => grahaInHouseReason(chart, graha));
    expect(told.map(({ about, facts }) => [about, facts])).toEqual([
      ["venus", { house: 3 }],
      ["rahu", { house: 12 }],
      ["ketu", { house: 6 }],
    ]);
    expect(told[0]).toMatchObject({ rule: "house.graha_in", source: { practiceAfter: { work: "phaladeepika" } } });
  });

  it("stands for what Phaladeepika 2 gives it, a node for what custom does", () => {
    const stands = { rule: "house.graha_stands_for", facts: {} };
    expect(standsForReason("venus")).toEqual({ ...stands, source: cite("phaladeepika", 2, 6), about: "venus" });
    expect(standsForReason("ketu")).toEqual({ ...stands, source: { practice: "twentieth_century" }, about: "ketu" });
  });
});
