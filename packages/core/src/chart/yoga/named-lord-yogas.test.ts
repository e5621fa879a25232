import type { Houses } from "@vedanga/testing/sky/chart-by-houses";
import { hasYoga, type MadeYoga, NODES, wronglyMade } from "@vedanga/testing/sky/made-yoga";
import { describe, expect, it } from "vitest";
import type { ChartYoga, Rasi } from "../../ids.ts";

// Mesha: Mars rules the 1st and 8th, Venus the 2nd and 7th, the Moon the 4th, the Sun the 5th, Mercury the 6th,
// Jupiter the 9th, Saturn the 10th.
const RULES: readonly MadeYoga[] = [
  {
    title: "Kahala: lord of 4 and Jupiter in kendras from each other, lord of 1 strong (BPHS 36.9-10)",
    yoga: "kahala",
    lagna: "mesha",
    made: { ...NODES, moon: 3, jupiter: 6, mars: 10, saturn: 8, sun: 6, mercury: 2, venus: 5 },
    kept: [{ moon: 12 }, { mars: 1 }],
    // In his own sign Mars is not strong when he is burnt or in the 8th.
    missing: [{ moon: 2 }, { jupiter: 5 }, { mars: 4 }, { mars: 8 }, { mars: 1, sun: 2 }],
  },
  {
    title: "Kahala: lord of 4 in its own or exaltation sign, with the lord of 10 (the same verses)",
    yoga: "kahala",
    lagna: "mesha",
    made: { ...NODES, moon: 4, saturn: 4, mars: 7, jupiter: 6, sun: 2, mercury: 2, venus: 5 },
    kept: [{ moon: 2, saturn: 2 }],
    missing: [{ saturn: 5 }, { moon: 5, saturn: 5 }],
  },
  {
    title: "Shankha: lords of 5 and 6 in kendras from each other, lord of 1 strong (36.13-14)",
    yoga: "shankha",
    lagna: "mesha",
    made: { ...NODES, sun: 3, mercury: 6, mars: 10, saturn: 8, moon: 5, jupiter: 5, venus: 5 },
    kept: [{ mercury: 9 }, { mercury: 12 }],
    missing: [{ mercury: 5 }, { sun: 4 }, { mars: 4 }],
  },
  {
    title: "Shankha: lords of 1 and 10 in one movable sign, lord of 9 strong (the same verses)",
    yoga: "shankha",
    lagna: "mesha",
    made: { ...NODES, mars: 7, saturn: 7, jupiter: 9, sun: 3, mercury: 4, moon: 5, venus: 6 },
    kept: [{ mars: 4, saturn: 4 }, { jupiter: 5 }],
    missing: [{ mars: 2, saturn: 2 }, { mars: 3, saturn: 3 }, { saturn: 8 }, { jupiter: 10 }, { jupiter: 12 }],
  },
  {
    title: "Bheri: 12, 1, 2 and 7 occupied, lord of 9 strong (36.15-16)",
    yoga: "bheri",
    lagna: "mesha",
    made: { sun: 12, mars: 1, venus: 2, saturn: 7, jupiter: 9, moon: 3, mercury: 3, rahu: 5, ketu: 11 },
    kept: [{ mercury: 12 }, { jupiter: 5 }],
    // The nodes occupy nothing.
    missing: [{ sun: 11 }, { mars: 6 }, { venus: 3 }, { saturn: 6 }, { jupiter: 10 }, { venus: 3, rahu: 2, ketu: 8 }],
  },
  {
    title: "Bheri: Venus, Jupiter and the lord of 1 in kendras, lord of 9 strong (the same verses)",
    yoga: "bheri",
    lagna: "mesha",
    made: { ...NODES, venus: 10, mars: 7, jupiter: 4, sun: 11, moon: 6, mercury: 6, saturn: 8 },
    kept: [{ venus: 1, mars: 1 }],
    missing: [{ sun: 5 }, { venus: 11 }, { mars: 8 }, { jupiter: 9 }, { jupiter: 10 }],
  },
  {
    // Karka: the Moon rules the 1st; in Simha, the 2nd, her friend's sign, she is strong and in no kendra or trikona.
    title: "Mridanga: lord of 1 strong, all others in kendras, trikonas, own or exaltation signs (36.17)",
    yoga: "mridanga",
    lagna: "karka",
    made: { ...NODES, moon: 2, sun: 4, mars: 5, mercury: 7, jupiter: 9, venus: 10, saturn: 1 },
    kept: [{ venus: 11 }, { saturn: 8 }, { mercury: 12 }],
    missing: [{ moon: 5 }, { mars: 3 }, { venus: 12 }, { saturn: 3 }, { sun: 6 }],
  },
  {
    title: "Shrinatha: lord of 7 in the 10th, lord of 10 exalted and with the lord of 9 (36.18)",
    yoga: "shrinatha",
    lagna: "mesha",
    made: { ...NODES, venus: 10, saturn: 7, jupiter: 7, sun: 2, moon: 3, mars: 6, mercury: 3 },
    kept: [],
    missing: [{ venus: 9 }, { venus: 7 }, { saturn: 11, jupiter: 11 }, { jupiter: 8 }],
  },
  {
    title: "Khadga: lords of 2 and 9 in each other's signs, lord of 1 in a kendra or trikona (36.25-26)",
    yoga: "khadga",
    lagna: "mesha",
    made: { ...NODES, venus: 9, jupiter: 2, mars: 4, sun: 8, moon: 6, mercury: 6, saturn: 8 },
    kept: [{ venus: 12 }, { jupiter: 7 }, { mars: 5 }],
    missing: [{ venus: 8 }, { jupiter: 3 }, { mars: 6 }],
  },
  {
    // Mars in Dhanu: Jupiter. Jupiter in Karka: the Moon. The Moon at 25° of Tula, in the navamsa Vrishabha: Venus.
    title: "Kalpadruma: four lords, each of the last one's sign, in kendras, trikonas or exalted (36.33-34)",
    yoga: "kalpadruma",
    lagna: "mesha",
    made: { ...NODES, mars: 9, jupiter: 4, moon: 7, venus: 10, sun: 2, mercury: 3, saturn: 8 },
    kept: [{ venus: 12 }, { venus: 5 }],
    // In its own sign is not enough.
    missing: [{ venus: 11 }, { venus: 2 }, { mars: 12 }, { moon: 6 }],
  },
];

describe("a combination of lords", () => {
  it.each(RULES)("is $title", (rule) => {
    expect(wronglyMade(rule)).toEqual([]);
  });

  it.each<readonly [why: string, lagna: Rasi, yoga: ChartYoga, houses: Houses]>([
    [
      "Saturn rules both the 5th and the 6th of Kanya",
      ...(["kanya", "shankha"] as const),
      { ...NODES, mercury: 10, saturn: 3, sun: 2, moon: 5, mars: 6, jupiter: 8, venus: 11 },
    ],
    [
      "Mercury rules both the 1st and the 10th of Kanya",
      ...(["kanya", "shankha"] as const),
      { ...NODES, mercury: 2, venus: 9, saturn: 3, sun: 6, moon: 5, mars: 6, jupiter: 8 },
    ],
    [
      "Jupiter himself rules the 4th of Kanya",
      ...(["kanya", "kahala"] as const),
      { ...NODES, mercury: 10, saturn: 3, sun: 2, moon: 5, mars: 6, jupiter: 8, venus: 11 },
    ],
    [
      "Saturn rules both the 9th and the 10th of Vrishabha",
      ...(["vrishabha", "shrinatha"] as const),
      { ...NODES, mars: 10, saturn: 6, sun: 2, moon: 3, mercury: 3, jupiter: 4, venus: 5 },
    ],
    [
      "Venus rules both the 2nd and the 9th of Kanya",
      ...(["kanya", "khadga"] as const),
      { ...NODES, venus: 2, mercury: 10, saturn: 3, sun: 6, moon: 5, mars: 6, jupiter: 8 },
    ],
  ])("needs two grahas: %s", (_, lagna, yoga, houses) => {
    expect(hasYoga(lagna, yoga, houses)).toBe(false);
  });
});
