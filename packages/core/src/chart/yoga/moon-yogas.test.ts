import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import type { ChartYoga } from "../../ids.ts";
import { chartYogas } from "./chart-yogas.ts";

const NODES: Houses = { rahu: 3, ketu: 9 };
const found = (yoga: ChartYoga, houses: Houses) =>
  chartYogas(chartByHouses("mesha", { ...NODES, ...houses })).filter((one) => one.yoga === yoga);

describe("Gajakesari", () => {
  // Jupiter exalted in the fourth from the Moon, with Venus.
  const made: Houses = { moon: 1, jupiter: 4, venus: 4, mercury: 2, sun: 6, mars: 9, saturn: 8 };
  it.each<readonly [title: string, isByParashara: boolean, change: Houses]>([
    ["with Venus beside him", true, {}],
    ["in the sight of Venus", true, { venus: 10 }],
    ["with Mercury beside him", true, { venus: 3, mercury: 4 }],
    ["in the sight of Mercury", true, { venus: 3, mercury: 10 }],
    ["with no other benefic", false, { venus: 3 }],
    ["with Venus where he looks at her and she not at him", false, { venus: 8 }],
    ["in the sight of Mercury who is with Mars alone and so no benefic", false, { venus: 3, mercury: 10, mars: 10 }],
    ["fallen", false, { jupiter: 10, venus: 10 }],
    ["in an enemy's sign", false, { jupiter: 7, venus: 7 }],
    ["burnt by the Sun", false, { sun: [4, 24] }],
    ["in the Sun's sign but far from him", true, { sun: [4, 5] }],
  ])("with Jupiter %s: by Parashara too %s (BPHS 36.3-4)", (_, isByParashara, change) => {
    expect(found("gajakesari", { ...made, ...change }).map(({ reasons }) => reasons[0]?.facts)).toEqual([
      expect.objectContaining({ isByParashara }),
    ]);
  });
});

describe("the grahas beside the Moon", () => {
  it("are named in Durudhara: only those of the five that are in her second or twelfth (BPHS 37.7-10)", () => {
    const houses = { moon: 1, mars: 2, saturn: 12, sun: 2, mercury: 5, jupiter: 6, venus: 7, rahu: 12, ketu: 6 };
    expect(found("durudhara", houses).map(({ grahas }) => grahas)).toEqual([["mars", "saturn"]]);
  });
});

describe("Amala (BPHS 36.5-6)", () => {
  const away: Houses = { moon: 2, sun: 3, mars: 6, mercury: 6, venus: 8, saturn: 7 };
  it.each([
    [10, ["lagna"]],
    [11, ["moon"]],
    [12, []],
  ])("with Jupiter in the house %i is counted from %j", (jupiter, from) => {
    const amala = found("amala", { ...away, jupiter });
    expect(
      amala.map(({ reasons: [reason] }) => reason && "tenthFrom" in reason.facts && reason.facts.tenthFrom),
    ).toEqual(from);
  });
});
