import { describe, expect, test } from "vitest";
import { daysFrom, endOf, stepsOf, wholeYear, yearFrom, yearIn } from "./shown-year.ts";

const yearOf = (query: string) => yearIn(new URLSearchParams(query));

describe("the year of an address", () => {
  test("is a year of the almanac, none, or one that is not there", () => {
    expect(["year=1600", "year=2400", ""].map(yearOf)).toEqual([1600, 2400, undefined]);
    expect(["year=1599", "year=2401", "year=26", "year=", "year=2026a"].map(yearOf)).toEqual([
      ...Array.from({ length: 5 }, () => null),
    ]);
  });
});

describe("the dates on the page", () => {
  test("are a whole year, leap years too", () => {
    expect([2026, 2028, 1900, 2000].map((year) => wholeYear(year).days)).toEqual([365, 366, 365, 366]);
    for (const year of [2026, 2028]) expect(endOf(wholeYear(year))).toEqual({ year, month: 12, day: 31 });
  });

  test("are twelve months from today", () => {
    expect(endOf(yearFrom({ year: 2026, month: 11, day: 22 }))).toEqual({ year: 2027, month: 11, day: 21 });
  });

  test("lead to the years beside them, and end with the almanac", () => {
    expect(stepsOf(yearFrom({ year: 2026, month: 11, day: 22 }))).toEqual([2026, 2027]);
    expect([2026, 1600, 2400].map((year) => stepsOf(wholeYear(year)))).toEqual([
      [2025, 2027],
      [null, 1601],
      [2399, null],
    ]);
  });

  test("are counted in days", () => {
    expect(daysFrom({ year: 2026, month: 11, day: 22 }, { year: 2027, month: 8, day: 2 })).toBe(253);
    expect(daysFrom({ year: 2026, month: 3, day: 29 }, { year: 2026, month: 3, day: 28 })).toBe(-1);
  });
});
