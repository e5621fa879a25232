import { realSky, skyWith } from "@vedanga/testing/sky/made-sky";
import { solarDay } from "@vedanga/testing/sky/solar-day";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdToGregorian } from "../calendar/gregorian.ts";
import { RASIS, VARAS } from "../ids.ts";
import { dayForSign } from "./day-for-sign.ts";
import { tithiReason, varaReason, yogaReason } from "./day-limbs.ts";
import { ASPECTS_OF_DAY, LIFE_ASPECTS, WHOLE_LIFE } from "./life-aspect.ts";
import { apportion } from "./score.ts";

const anyJd = fc.integer({ min: 2400000, max: 2500000 });

describe("the daily scores of a Moon sign", () => {
  it("gives scores of 0 to 100 that are the sums of their reasons, whole points all, any day and sign", () => {
    fc.assert(
      fc.property(anyJd, fc.constantFrom(...RASIS), (jd, rasi) => {
        const { total, aspects } = dayForSign(realSky, rasi, solarDay(jdToGregorian(jd)));
        for (const { score, reasons } of [total, ...Object.values(aspects)]) {
          expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          // Base, nine grahas, tithi, vara, yoga: what counts for nothing is listed too.
          expect(reasons).toHaveLength(13);
          for (const { points, source } of reasons) {
            expect(Number.isInteger(points)).toBe(true);
            expect("work" in source || "remark" in source).toBe(true);
          }
        }
      }),
      { numRuns: 25, seed: 13 },
    );
  });

  it("weighs the Moon as much as the eight others together in the whole day, in an aspect less, and always 42 in all", () => {
    const { aspects, total } = dayForSign(realSky, "simha", solarDay({ year: 2026, month: 11, day: 21 }));
    for (const score of [total, ...Object.values(aspects)]) {
      const weighed = score.reasons.filter(({ rule }) => rule.startsWith("transit."));
      const weightOf = (isMoon: boolean) =>
        weighed
          .filter(({ about }) => (about === "moon") === isMoon)
          .reduce((sum, { facts }) => sum + ("weight" in facts ? (facts.weight ?? Number.NaN) : Number.NaN), 0);
      expect(weightOf(true) + weightOf(false)).toBe(42);
      expect(score === total ? [21] : [17, 10]).toContain(weightOf(true));
    }
  });

  it("says the same twice, and another thing on another day", () => {
    const day = solarDay({ year: 2026, month: 11, day: 21 });
    expect(dayForSign(realSky, "tula", day)).toEqual(dayForSign(realSky, "tula", day));
    const scores = Array.from({ length: 12 }, (_, index) =>
      JSON.stringify(
        Object.values(dayForSign(realSky, "tula", solarDay({ year: 2026, month: 11, day: index + 1 })).aspects).map(
          ({ score }) => score,
        ),
      ),
    );
    expect(new Set(scores).size).toBeGreaterThan(8);
  });

  it("distinguishes the nine aspects", () => {
    const { aspects } = dayForSign(realSky, "dhanu", solarDay({ year: 2026, month: 11, day: 21 }));
    expect(Object.keys(aspects)).toEqual([...LIFE_ASPECTS]);
    expect(new Set(Object.values(aspects).map(({ score }) => score)).size).toBeGreaterThanOrEqual(4);
  });

  it("counts the Moon for in a good house, about half against in a bad one and nearly wholly against in the eighth", () => {
    const day = solarDay({ year: 2026, month: 11, day: 21 });
    // All others in the sixth sign, out of every vedha of the Moon's first and second houses.
    const others = { sun: 165, mars: 165, mercury: 165, jupiter: 165, venus: 165, saturn: 165, rahu: 165, ketu: 165 };
    const moonPoints = (degree: number) =>
      dayForSign(skyWith({ ...others, moon: degree }), "mesha", day).total.reasons.find(
        ({ about, rule }) => about === "moon" && rule.startsWith("transit."),
      )?.points;
    expect(moonPoints(15)).toBe(21);
    expect(moonPoints(45)).toBe(-10);
    expect(moonPoints(225)).toBe(-20);
  });

  it("is calculated for noon where the Sun does not rise", () => {
    const day = solarDay({ year: 2026, month: 12, day: 21 }, { latitudeDeg: 78.2, longitudeDeg: 15.6 });
    expect(dayForSign(realSky, "mesha", day).atJdUt).toBe(day.noonJdUt);
  });

  it("names a colour and two different numbers, each with its reason", () => {
    for (const rasi of RASIS) {
      const { luck } = dayForSign(realSky, rasi, solarDay({ year: 2026, month: 11, day: 21 }));
      expect(luck.numbers[0]).not.toBe(luck.numbers[1]);
      expect(luck.reasons.map(({ rule }) => rule)).toEqual([
        "luck.colour_of_helper",
        "luck.number_of_helper",
        luck.reasons[2]?.rule,
      ]);
      expect(["luck.number_of_star", "luck.number_of_lord"]).toContain(luck.reasons[2]?.rule);
    }
  });
});

describe("what tithi, vara and yoga add", () => {
  it("is against all on empty tithis and Amavasya, and for what the tithi's group serves", () => {
    for (const tithi of [4, 9, 14, 19, 24, 29, 30]) expect(tithiReason(tithi, "finances").points).toBe(-3);
    expect(tithiReason(15, "finances").points).toBe(3);
    expect(tithiReason(15, "health").points).toBe(0);
    expect(tithiReason(18, "career").facts.group).toBe("jaya");
  });

  it("never goes beyond three", () => {
    for (const vara of VARAS) {
      for (const rasi of RASIS) {
        for (const signifiers of [WHOLE_LIFE, ...Object.values(ASPECTS_OF_DAY)]) {
          expect(Math.abs(varaReason(vara, rasi, signifiers).points)).toBeLessThanOrEqual(3);
        }
      }
    }
    expect(varaReason("ravi", "simha", WHOLE_LIFE).points).toBe(2);
    expect(varaReason("shani", "simha", WHOLE_LIFE).points).toBe(-2);
    expect(yogaReason(17).points).toBe(-3);
    expect(yogaReason(1).points).toBe(-1);
    expect(yogaReason(2).points).toBe(1);
  });
});

describe("sharing points out", () => {
  it("gives whole parts, none negative, together the whole, for any shares", () => {
    const shares = fc.array(fc.double({ min: 0.1, max: 20, noNaN: true }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), shares, (total, list) => {
        const parts = apportion(total, list);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        for (const part of parts) expect(Number.isInteger(part) && part >= 0).toBe(true);
      }),
      { seed: 17 },
    );
    expect(apportion(18, [1, 1, 1, 1, 1, 1, 1, 1])).toEqual([3, 3, 2, 2, 2, 2, 2, 2]);
  });
});
