import { chartByHouses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import { cite } from "../citation.ts";
import type { LuminousGraha } from "../ids.ts";
import { stoneBenefits } from "./stone-benefits.ts";

// For Mesha Mars rules the first and the eighth, Jupiter the ninth and the twelfth, Venus the second and the seventh.
describe("what a stone is worn for", () => {
  it.each<readonly [LuminousGraha, placed: number, expected: readonly string[]]>([
    ["mars", 10, ["ruled 1", "placed 10", "own"]],
    ["mars", 1, ["ruled 1", "own"]],
    ["mars", 8, ["ruled 1", "own"]],
    ["mars", 6, ["ruled 1", "own"]],
    ["mars", 12, ["ruled 1", "own"]],
    ["jupiter", 5, ["ruled 9", "placed 5", "own"]],
    ["jupiter", 9, ["ruled 9", "own"]],
    ["venus", 4, ["ruled 2", "ruled 7", "placed 4", "own"]],
    ["venus", 7, ["ruled 2", "ruled 7", "own"]],
  ])("is, with %s in the house %i: a house once, and none of 6, 8 and 12", (graha, placed, expected) => {
    const benefits = stoneBenefits(chartByHouses("mesha", { [graha]: placed }), graha);
    const told = benefits.map(({ rule, facts }) =>
      [rule.replace("gem.benefit_", ""), "house" in facts ? facts.house : ""].join(" ").trim(),
    );
    expect(told).toEqual(expected);
    expect(benefits.every(({ about }) => about === graha)).toBe(true);
  });

  it("is by BPHS 11.2-13 on the houses, and by Phaladeepika 2.3 on the matter of Mars", () => {
    const sources = stoneBenefits(chartByHouses("mesha", { mars: 10 }), "mars").map(({ source }) => source);
    const houses = cite("bphs", 11, [2, 13]);
    expect(sources).toEqual([houses, houses, cite("phaladeepika", 2, 3)]);
  });
});
