import { readAuthority } from "@vedanga/testing/authority";
import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { describe, expect, it } from "vitest";
import type { Rasi } from "../ids.ts";
import { type PapaGraha, papaOf } from "./papa.ts";

type Positions = Readonly<Record<PapaGraha, number>>;
interface Recorded {
  readonly id: string;
  readonly expect: {
    readonly positions?: Readonly<Record<"lagna" | "moon" | "venus", Positions>>;
    readonly total?: number;
  };
}
const recorded = readAuthority<readonly Recorded[]>("malefics");

const wrapped = (house: number): number => ((house + 11) % 12) + 1;
/** The graha in a house from the lagna and in the third from Moon and Venus, where it weighs nothing. */
const fromLagna = (graha: PapaGraha, house: number, degree = 25): Houses => ({
  [graha]: [house, degree],
  moon: wrapped(house - 2),
  venus: wrapped(house - 2),
});
const units = (graha: PapaGraha, lagna: Rasi, houses: Houses) => papaOf(chartByHouses(lagna, houses)).units[graha];

describe("the weight of the malefics on marriage, in units of dosha samyam", () => {
  it.each([
    [1, "tula", 3],
    [2, "kanya", 3],
    [3, "simha", 0],
    [4, "karka", 3],
    [5, "mithuna", 0],
    [6, "vrishabha", 0],
    [7, "mesha", 5],
    [8, "meena", 6],
    [9, "kumbha", 0],
    [10, "makara", 0],
    [11, "dhanu", 0],
    [12, "vrischika", 1],
  ] as const)("has in the house %i, with %s rising and Mars in Tula, four times %i", (house, lagna, ofHouse) => {
    expect(units("mars", lagna, fromLagna("mars", house))).toBe(4 * ofHouse);
  });

  it.each([
    ["rahu", "mesha", 3],
    ["sun", "mithuna", 6],
    ["saturn", "dhanu", 9],
    ["mars", "tula", 12],
  ] as const)("has for %s in the first house, in a neutral's sign (%s), %i", (graha, lagna, expected) => {
    expect(units(graha, lagna, fromLagna(graha, 1))).toBe(expected);
  });

  it.each([
    ["exalted", "makara", 25, 0],
    ["in moolatrikona", "mesha", 5, 3],
    ["in his own sign", "mesha", 25, 6],
    ["in a friend's sign", "simha", 25, 9],
    ["in a neutral's sign", "kumbha", 25, 12],
    ["in an enemy's sign", "mithuna", 25, 12],
    ["fallen", "karka", 25, 15],
  ] as const)("has for Mars %s in the first house (%s, %i°) %f of its units", (_, lagna, degree, expected) => {
    expect(units("mars", lagna, fromLagna("mars", 1, degree))).toBe(expected);
  });

  it.each<readonly [from: string, lagna: Rasi, houses: Houses, expected: number]>([
    ["the lagna", "mesha", { mars: 7, moon: 5, venus: 5 }, 20],
    ["the Moon", "simha", { mars: 3, moon: 9, venus: 1 }, 10],
    ["Venus", "simha", { mars: 3, moon: 1, venus: 9 }, 5],
    ["all three", "mesha", { mars: 7, moon: 1, venus: 1 }, 35],
    ["none", "simha", { mars: 3, moon: 1, venus: 1 }, 0],
  ])("counts Mars in the seventh from %s, in Tula", (_, lagna, houses, expected) => {
    expect(units("mars", lagna, houses)).toBe(expected);
  });

  it("adds up the four, and says of one who weighs nothing in which houses it is", () => {
    // Tula: Mars 3 × 4 in the first, the Sun 3 × 2 in the first from Moon and Venus, 1/2 and 1/4 of it; the other two weigh nothing.
    const houses = { mars: 1, sun: 9, saturn: 5, rahu: 11, moon: 9, venus: 9 };
    const papa = papaOf(chartByHouses("tula", houses));
    expect(papa.units).toEqual({ mars: 12, sun: 4.5, saturn: 0, rahu: 0 });
    expect(papa.total).toBe(16.5);
    expect(papa.reasons.filter(({ rule }) => rule === "papa.free").map(({ about, facts }) => [about, facts])).toEqual([
      ["rahu", { houses: [11, 3, 3] }],
      ["saturn", { houses: [5, 9, 9] }],
    ]);
  });

  it.each(recorded.filter(({ expect: { positions } }) => positions))(
    "has by equal units the total of $id",
    ({ expect: { positions, total } }) => {
      if (!positions) throw new Error("no positions");
      const { lagna, moon, venus } = positions;
      const origin = (from: Positions) => wrapped(lagna.mars - from.mars + 1);
      const { school } = papaOf(chartByHouses("mesha", { ...lagna, moon: origin(moon), venus: origin(venus) }));
      expect(school.reduce((sum, { facts }) => sum + facts.units, 0)).toBe(total);
      expect(school.every(({ facts }) => facts.units > 0)).toBe(true);
    },
  );
});
