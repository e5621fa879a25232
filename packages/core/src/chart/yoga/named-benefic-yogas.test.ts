import { hasYoga, type MadeYoga, NODES, wronglyMade, yogasFound } from "@vedanga/testing/sky/made-yoga";
import { describe, expect, it } from "vitest";
import type { Rasi } from "../../ids.ts";

// Mesha: Mars rules the 1st, Venus the 2nd and 7th, Saturn the 10th.
const RULES: readonly MadeYoga[] = [
  {
    title: "Sharada: lord of 10 in the 5th, Mercury in a kendra, the Sun in Simha (BPHS 36.19-20)",
    yoga: "sharada",
    lagna: "mesha",
    made: { ...NODES, sun: 5, saturn: 5, mercury: 4, moon: 2, mars: 3, jupiter: 3, venus: 3 },
    kept: [{ mercury: 7 }],
    missing: [{ saturn: 6 }, { saturn: 4 }, { mercury: 3 }, { sun: 6 }],
  },
  {
    title: "Sharada: Jupiter or Mercury in a trikona from the Moon, Mars in the 11th (the same verses)",
    yoga: "sharada",
    lagna: "mesha",
    made: { ...NODES, moon: 2, jupiter: 6, mars: 11, mercury: 3, sun: 4, venus: 3, saturn: 9 },
    kept: [{ jupiter: 10 }, { jupiter: 2 }, { jupiter: 5, mercury: 10 }],
    missing: [{ jupiter: 5 }, { mars: 10 }, { mars: 12 }],
  },
  {
    title: "Kusuma: a fixed sign rising, Venus in a kendra, the Moon with a benefic in a trikona, Saturn in the 10th",
    yoga: "kusuma",
    lagna: "vrishabha",
    made: { ...NODES, moon: 5, jupiter: 5, venus: 4, saturn: 10, sun: 2, mercury: 3, mars: 6 },
    kept: [{ moon: 9, jupiter: 9 }, { moon: 1, jupiter: 1 }, { venus: 7 }],
    missing: [{ jupiter: 6 }, { jupiter: 6, mars: 5 }, { moon: 6, jupiter: 6 }, { venus: 3 }, { saturn: 9 }],
  },
  {
    title: "Kalanidhi: Jupiter in 2 or 5, Mercury and Venus each with him or looking at him (36.31-32)",
    yoga: "kalanidhi",
    lagna: "mesha",
    made: { ...NODES, jupiter: 2, mercury: 2, venus: 2, sun: 4, moon: 6, mars: 10, saturn: 11 },
    kept: [{ mercury: 8 }, { venus: 8 }, { jupiter: 5, mercury: 5, venus: 5 }],
    // Jupiter in the 2nd looks at the 6th, but from there nobody looks at him.
    missing: [{ mercury: 6 }, { venus: 3 }, { jupiter: 3, mercury: 3, venus: 3 }, { jupiter: 4, mercury: 4, venus: 4 }],
  },
  {
    title: "Hari: benefics in 2, 8 and 12 from the lord of 2 (36.35-36)",
    yoga: "hari",
    lagna: "mesha",
    made: { ...NODES, venus: 1, mercury: 2, jupiter: 8, moon: 12, sun: 9, mars: 4, saturn: 5 },
    kept: [{ mercury: 8, jupiter: 2 }],
    // With the Sun in the 3rd the Moon wanes; with Mars alone Mercury is no benefic.
    missing: [{ mercury: 4 }, { jupiter: 7 }, { moon: 11 }, { sun: 3 }, { mars: 2 }],
  },
  {
    title: "Hara: benefics in 4, 8 and 9 from the lord of 7",
    yoga: "hara",
    lagna: "mesha",
    made: { ...NODES, venus: 1, mercury: 4, jupiter: 8, moon: 9, sun: 6, mars: 2, saturn: 5 },
    kept: [{ mercury: 8, jupiter: 4 }],
    missing: [{ mercury: 3 }, { jupiter: 7 }, { moon: 10 }, { sun: 12 }],
  },
  {
    title: "Brahma: benefics in 4, 10 and 11 from the lord of 1",
    yoga: "brahma",
    lagna: "mesha",
    made: { ...NODES, mars: 1, venus: 4, jupiter: 10, moon: 11, sun: 8, mercury: 6, saturn: 5 },
    kept: [{ venus: 10, jupiter: 4 }],
    missing: [{ venus: 5 }, { jupiter: 9 }, { moon: 12 }, { mars: 2 }],
  },
  {
    title: "Lagna Adhi: benefics in 7 and in 8, no malefic there or looking there (36.37)",
    yoga: "lagna_adhi",
    lagna: "mesha",
    made: { ...NODES, mercury: 7, jupiter: 8, venus: 8, sun: 3, moon: 4, mars: 6, saturn: 12 },
    kept: [{ jupiter: 7 }],
    missing: [{ jupiter: 7, venus: 7 }, { mercury: 8 }, { sun: 2 }, { mars: 4 }, { saturn: 11 }, { saturn: 7 }],
  },
];

describe("a combination of benefics", () => {
  it.each(RULES)("is $title", (rule) => {
    expect(wronglyMade(rule)).toEqual([]);
  });

  it("is Kusuma under no movable or dual sign", () => {
    const { made } = RULES.find(({ yoga }) => yoga === "kusuma")!;
    expect(["vrischika", "mesha", "mithuna"].map((lagna) => hasYoga(lagna as Rasi, "kusuma", made))).toEqual([
      ...[true, false, false],
    ]);
  });

  it.each([
    ["hari", ["moon", "mercury", "jupiter", "venus"], [12, 2, 8]],
    ["hara", ["moon", "mercury", "jupiter", "venus"], [9, 4, 8]],
    ["brahma", ["moon", "mars", "jupiter", "venus"], [11, 10, 4]],
  ] as const)(
    "names in %s the lord and the benefics that are counted from it, with their places",
    (name, grahas, places) => {
      const { lagna, made } = RULES.find(({ yoga }) => yoga === name)!;
      const [one] = yogasFound(lagna, name, made);
      expect(one?.grahas).toEqual(grahas);
      expect(one?.reasons.map(({ facts }) => "house" in facts && facts.house)).toEqual(places);
    },
  );

  it("names in Lagna Adhi only the benefics in the two houses", () => {
    const { lagna, made } = RULES.find(({ yoga }) => yoga === "lagna_adhi")!;
    expect(yogasFound(lagna, "lagna_adhi", made).map(({ grahas }) => grahas)).toEqual([
      ["mercury", "jupiter", "venus"],
    ]);
  });
});
