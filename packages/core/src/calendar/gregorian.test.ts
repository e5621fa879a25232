import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gregorianToJd, jdToGregorian } from "./gregorian.ts";

describe("the Gregorian calendar", () => {
  it("knows the days of Meeus, Astronomical Algorithms, chapter 7", () => {
    expect(gregorianToJd({ year: 2000, month: 1, day: 1 })).toBe(2451544.5);
    expect(gregorianToJd({ year: 1987, month: 1, day: 27 })).toBe(2446822.5);
    expect(gregorianToJd({ year: 1600, month: 12, day: 31 })).toBe(2305812.5);
    expect(gregorianToJd({ year: 1900, month: 1, day: 1 })).toBe(2415020.5);
    expect(jdToGregorian(2436116.31)).toEqual({ year: 1957, month: 10, day: 4 });
  });

  it("counts every day once, in order, with the leap years of the rule", () => {
    const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    let jd = gregorianToJd({ year: 1595, month: 1, day: 1 });
    for (let year = 1595; year <= 2405; year += 1) {
      const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      for (const [index, length] of lengths.entries()) {
        expect(gregorianToJd({ year, month: index + 1, day: 1 })).toBe(jd);
        jd += length;
      }
    }
  });

  it("returns the given date, at any hour", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_250_000, max: 2_650_000 }),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        (day, hour) => {
          const date = jdToGregorian(day + 0.5 + hour);
          expect(gregorianToJd(date)).toBe(day + 0.5);
        },
      ),
    );
  });
});
