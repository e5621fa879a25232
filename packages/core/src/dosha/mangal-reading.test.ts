import { chartByHouses, type Houses } from "@vedanga/testing/sky/chart-by-houses";
import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import type { MangalSigns } from "./mangal.ts";
import { mangalDoshaBySigns } from "./mangal.ts";
import { mangalReading } from "./mangal-reading.ts";
import { mangalSchools } from "./mangal-schools.ts";

const saidOf = (signs: MangalSigns) =>
  mangalSchools(signs, mangalDoshaBySigns(signs)).map(({ school, reason }) => [school, reason.facts.from]);

describe("a Mangal dosha that is absent", () => {
  it("has a reason for each point that Mars is counted from, and the nearest house that would count", () => {
    // Mars at 2 degrees of Mithuna: third from Mesha, fifth from Kumbha, tenth from Simha.
    const chart = chartWithLagna("mesha", { mars: 62, moon: 310, venus: 130, jupiter: 130, saturn: 130, rahu: 130 });
    const { dosha, whyAbsent, nearMiss } = mangalReading(chart);
    expect(dosha.present).toBe(false);
    expect(whyAbsent.map(({ facts }) => facts)).toEqual([
      { reference: "lagna", house: 3 },
      { reference: "moon", house: 5 },
      { reference: "venus", house: 11 },
    ]);
    expect(nearMiss?.rule).toBe("mangal.near_house");
    expect(nearMiss?.facts).toMatchObject({ reference: "lagna", house: 3, nextHouse: 2 });
    expect(nearMiss?.facts).toHaveProperty("degrees", expect.closeTo(2, 6));
  });

  it("came to its factors if it is cancelled, and is near nothing if Mars is in the tenth from all", () => {
    const exalted = mangalReading(chartWithLagna("karka", { mars: 280, moon: 100, venus: 100 }));
    expect(exalted.nearMiss).toMatchObject({ rule: "mangal.all_cancelled", facts: { points: 36 + 26 + 18 } });
    expect(exalted.whyAbsent).toEqual([]);
    const tenth = mangalReading(chartWithLagna("mesha", { mars: 280, moon: 10, venus: 10 }));
    expect(tenth.dosha.factors).toEqual([]);
    expect(tenth.nearMiss).toBeUndefined();
  });

  it("is what a present one never has", () => {
    const { dosha, whyAbsent, nearMiss } = mangalReading(
      chartWithLagna("mesha", { mars: 190, moon: 40, venus: 40, jupiter: 100 }),
    );
    expect(dosha.present).toBe(true);
    expect([whyAbsent, nearMiss]).toEqual([[], undefined]);
  });
});

describe("how near Mars came to a house that counts", () => {
  /** He is in the tenth from both, whose neighbours do not count. */
  const away = (house: number): Houses => ({ moon: ((house + 2) % 12) + 1, venus: ((house + 2) % 12) + 1 });

  it.each<readonly [house: number, degree: number, nextHouse: number, degrees: number]>([
    [3, 2, 2, 2],
    [3, 28, 4, 2],
    [5, 2, 4, 2],
    [5, 28, 4, 28],
    [6, 2, 7, 28],
    [9, 28, 8, 28],
    [11, 28, 12, 2],
  ])("is, in the house %i at %i°, to the house %i by %i°", (house, degree, nextHouse, degrees) => {
    const { nearMiss } = mangalReading(chartByHouses("mesha", { ...away(house), mars: [house, degree] }));
    expect(nearMiss).toMatchObject({
      rule: "mangal.near_house",
      facts: { reference: "lagna", house, nextHouse, degrees: expect.closeTo(degrees, 6) },
    });
  });

  it("is told from the point from which it is nearest", () => {
    // The sixth from the lagna is 20° before the seventh; the third from Venus is 10° after the second.
    const { nearMiss } = mangalReading(chartByHouses("mesha", { mars: [6, 10], moon: 9, venus: 4 }));
    expect(nearMiss?.facts).toMatchObject({ reference: "venus", house: 3, nextHouse: 2 });
  });
});

describe("the schools that count otherwise", () => {
  it("leave out the first house (Raman) and the second (the north)", () => {
    expect(saidOf({ lagna: "mithuna", mars: "mithuna" })).toEqual([
      ["raman", []],
      ["north", ["lagna"]],
    ]);
    expect(saidOf({ lagna: "karka", mars: "simha" })).toEqual([
      ["raman", []],
      ["north", []],
    ]);
    expect(saidOf({ lagna: "mesha", mars: "vrishabha" })).toEqual([
      ["raman", ["lagna"]],
      ["north", []],
    ]);
  });

  it("do not count from Venus in the north; by Raman the Moon or Jupiter with Mars undoes it", () => {
    const fromVenus = { lagna: "vrishabha", moon: "vrishabha", venus: "mesha", mars: "tula" } as const;
    expect(saidOf(fromVenus)).toEqual([
      ["raman", ["venus"]],
      ["north", []],
    ]);
    expect(saidOf({ ...fromVenus, jupiter: "tula" })[0]).toEqual(["raman", []]);
    expect(saidOf({ ...fromVenus, moon: "tula" })[0]).toEqual(["raman", []]);
  });

  it("excuse by Raman what our rule excuses in a house, and not Mars in his own sign elsewhere", () => {
    expect(saidOf({ lagna: "simha", mars: "kanya" })[0]).toEqual(["raman", []]);
    expect(saidOf({ lagna: "tula", mars: "mesha" })).toEqual([
      ["raman", ["lagna"]],
      ["north", []],
    ]);
  });
});
