import type { CivilDate } from "@vedanga/contract";
import { describe, expect, it } from "vitest";
import { datesOf, dayByKey, weeksOf } from "./weeks.ts";

const numbers = (weeks: readonly (readonly ({ readonly date: CivilDate } | null)[])[]) =>
  weeks.map((week) => week.map((day) => day?.date.day ?? null));

describe("the weeks of a month", () => {
  it("begin on Sunday and leave the days of other months empty", () => {
    const november = numbers(weeksOf(datesOf({ year: 2026, month: 11 })));
    expect(november).toHaveLength(5);
    expect(november[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(november[4]).toEqual([29, 30, null, null, null, null, null]);
    expect(numbers(weeksOf(datesOf({ year: 2026, month: 8 })))[0]).toEqual([null, null, null, null, null, null, 1]);
  });

  it.each([
    [2026, 2, 4],
    [2026, 8, 6],
    [1600, 2, 5],
    [2024, 2, 5],
  ])("of %i-%i are %i rows", (year, month, rows) => {
    expect(weeksOf(datesOf({ year, month }))).toHaveLength(rows);
  });

  it("know leap years by the Gregorian rule", () => {
    const lengths = [1600, 1900, 2024, 2026].map((year) => datesOf({ year, month: 2 }).length);
    expect(lengths).toEqual([29, 28, 29, 28]);
  });

  it("have a gap where the date line took a day away", () => {
    const apia = datesOf({ year: 2011, month: 12 }).filter(({ date }) => date.day !== 30);
    expect(numbers(weeksOf(apia)).at(-1)).toEqual([25, 26, 27, 28, 29, null, 31]);
  });
});

describe("keys in the grid", () => {
  const november = datesOf({ year: 2026, month: 11 }).map(({ date }) => date);
  const from = (day: number, key: string, days = november) => dayByKey(days, { year: 2026, month: 11, day }, key)?.day;

  it.each([
    [18, "ArrowLeft", 17],
    [18, "ArrowRight", 19],
    [18, "ArrowUp", 11],
    [18, "ArrowDown", 25],
    [18, "Home", 15],
    [18, "End", 21],
    [30, "Home", 29],
    [30, "End", 30],
  ])("from %i, %s leads to %i", (day, key, to) => {
    expect(from(day, key)).toBe(to);
  });

  it("stay where the month ends", () => {
    expect([from(1, "ArrowLeft"), from(30, "ArrowRight"), from(3, "ArrowUp"), from(26, "ArrowDown")]).toEqual([
      1, 30, 3, 26,
    ]);
  });

  it("pass over a day that the month does not have", () => {
    const days = november.filter(({ day }) => day !== 19);
    expect([from(18, "ArrowRight", days), from(20, "ArrowLeft", days), from(12, "ArrowDown", days)]).toEqual([
      20, 18, 12,
    ]);
  });

  it("leave all others to the browser", () => {
    expect([from(18, "Enter"), from(18, "Tab"), from(18, "PageDown")]).toEqual([undefined, undefined, undefined]);
  });
});
