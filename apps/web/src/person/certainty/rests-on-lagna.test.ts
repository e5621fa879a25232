import { expect, test } from "vitest";
import { restsOnLagna } from "./rests-on-lagna.ts";

test("houses, what a graha is for the lagna and the fitness of a stone rest on the ascendant", () => {
  for (const rule of ["dasha_lord.house", "nature.trikona_lord", "nature.node_joined", "gem.lord_of_house"]) {
    expect(restsOnLagna(rule), rule).toBe(true);
  }
});

test("signs, company, the Sun's nearness and the years of a lord do not", () => {
  for (const rule of [
    "dasha_lord.companions",
    "dasha_lord.span",
    "dignity.exalted",
    "placement.combust",
    "gem.combust",
  ]) {
    expect(restsOnLagna(rule), rule).toBe(false);
  }
});
