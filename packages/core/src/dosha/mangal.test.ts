import { chartWithLagna } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rasiAt } from "../chart/zodiac/rasi.ts";
import { RASIS } from "../ids.ts";
import { type MangalSigns, mangalDosha, mangalDoshaBySigns } from "./mangal.ts";
import { mangalPoints } from "./mangal-weights.ts";

const anySign = fc.constantFrom(...RASIS);
const anySigns: fc.Arbitrary<MangalSigns> = fc.record({
  lagna: anySign,
  sun: anySign,
  moon: anySign,
  mars: anySign,
  mercury: anySign,
  jupiter: anySign,
  venus: anySign,
  saturn: anySign,
  rahu: anySign,
});

describe("Mangal dosha", () => {
  it("comes from Mars in 1, 2, 4, 7, 8 and 12 from the lagna and from no other house", () => {
    // Lagna chosen so that Mars is in Mithuna, which has no exception but in the second house.
    const houses = RASIS.map((_, index) => index + 1).filter((house) => {
      const lagna = rasiAt(2 - (house - 1));
      return mangalDoshaBySigns({ lagna, mars: "mithuna" }).from.includes("lagna");
    });
    expect(houses).toEqual([1, 2, 4, 7, 8, 12]);
  });

  it("weighs lagna over Moon over Venus, and 7 and 8 over 1, 4 and 12 over 2", () => {
    for (const house of [1, 2, 4, 7, 8, 12]) {
      expect(mangalPoints("lagna", house)).toBeGreaterThan(mangalPoints("moon", house));
      expect(mangalPoints("moon", house)).toBeGreaterThan(mangalPoints("venus", house));
    }
    for (const by of ["lagna", "moon", "venus", "saturn", "rahu"] as const) {
      const points = [7, 8, 1, 4, 12, 2].map((house) => mangalPoints(by, house));
      expect([points[1], points[3], points[4]]).toEqual([points[0], points[2], points[2]]);
      expect(points[0]).toBeGreaterThan(points[2]!);
      expect(points[2]).toBeGreaterThan(points[5]!);
    }
  });

  it("reaches a hundred if all three and both aggravators are in their worst places", () => {
    const worst = mangalDoshaBySigns({
      lagna: "mesha",
      moon: "mesha",
      venus: "mesha",
      mars: "tula",
      saturn: "vrischika",
      rahu: "tula",
    });
    expect(worst).toMatchObject({ present: true, isAnshik: false, score: 100, from: ["lagna", "moon", "venus"] });
  });

  it("is the sum of its reasons, whole and within 0 and 100, whatever the chart", () => {
    fc.assert(
      fc.property(anySigns, (signs) => {
        const { score, present, isAnshik, factors, cancellations, from } = mangalDoshaBySigns(signs);
        const points = [...factors, ...cancellations].map((reason) => reason.points);
        expect(points.reduce((a, b) => a + b, 0)).toBe(score);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(factors.every((reason) => reason.points > 0)).toBe(true);
        expect(cancellations.every((reason) => reason.points <= 0 && !Object.is(reason.points, -0))).toBe(true);
        expect(present).toBe(score > 0);
        if (isAnshik) expect(present).toBe(true);
        if (from.length === 0) expect([factors, cancellations]).toEqual([[], []]);
      }),
      { numRuns: 500 },
    );
  });

  it("is taken away by Mars's own sign, by exaltation, and by Simha and Kumbha, from wherever it came", () => {
    fc.assert(
      fc.property(anySigns, fc.constantFrom("mesha", "vrischika", "makara", "simha", "kumbha"), (signs, mars) => {
        expect(mangalDoshaBySigns({ ...signs, mars })).toMatchObject({ present: false, isAnshik: false, score: 0 });
      }),
    );
  });

  it("is excused in the signs of the exception from that reference alone", () => {
    // Mars in Kanya: second from Simha, excused; seventh from Meena, not.
    const { score, isAnshik, cancellations } = mangalDoshaBySigns({ lagna: "simha", moon: "meena", mars: "kanya" });
    expect(cancellations.map(({ rule, points }) => [rule, points])).toEqual([
      ["mangal.excused_sign_in_house", -mangalPoints("lagna", 2)],
    ]);
    expect([score, isAnshik]).toEqual([mangalPoints("moon", 7), true]);
  });

  it("has no weight of Saturn and Rahu where Mars himself leaves none", () => {
    const excused = mangalDoshaBySigns({ lagna: "simha", mars: "kanya", saturn: "kumbha", rahu: "kumbha" });
    expect(excused).toMatchObject({ present: false, score: 0 });
    expect(excused.factors.map(({ rule }) => rule)).toEqual(["mangal.house_from_lagna"]);
    const none = mangalDoshaBySigns({ lagna: "mesha", mars: "mithuna", saturn: "tula" });
    expect(none.factors).toEqual([]);
  });

  it("is halved by Jupiter beside Mars and eased by a third where he looks at him", () => {
    const alone = { lagna: "mesha", mars: "tula" } as const;
    expect(mangalDoshaBySigns(alone).score).toBe(36);
    expect(mangalDoshaBySigns({ ...alone, jupiter: "tula" })).toMatchObject({ score: 18, isAnshik: true });
    expect(mangalDoshaBySigns({ ...alone, jupiter: "mithuna" })).toMatchObject({ score: 24, isAnshik: true });
    expect(mangalDoshaBySigns({ ...alone, jupiter: "karka" })).toMatchObject({ score: 36, isAnshik: false });
  });

  it("reads a chart as it reads its signs", () => {
    const chart = chartWithLagna("mesha", { mars: 190, moon: 10, venus: 40, jupiter: 100, saturn: 220, rahu: 70 });
    expect(mangalDosha(chart)).toMatchObject({
      marsHouses: { lagna: 7, moon: 7, venus: 6 },
      score: 36 + 26 + 10,
      from: ["lagna", "moon"],
    });
  });
});
