import { expect, test } from "vitest";
import { nameAt, percentOfYear } from "./percent-of-year.ts";

test("a day lies along its year, and the first of the next at its end", () => {
  const days = [
    { year: 2026, month: 1, day: 1 },
    { year: 2026, month: 7, day: 2 },
    { year: 2027, month: 1, day: 1 },
  ];
  expect(days.map((day) => percentOfYear(day, 2026))).toEqual([0, 49.86, 100]);
  expect(percentOfYear({ year: 2024, month: 12, day: 31 }, 2024)).toBe(99.73);
});

test("a band is named in its middle, or beside the needle", () => {
  expect(nameAt(0, 40, null)).toBe(20);
  expect(nameAt(0, 40, 90)).toBe(20);
  expect(nameAt(0, 40, 22)).toBe(11);
  expect(nameAt(0, 40, 18)).toBe(29);
});

test("a band that the needle halves is named in the longer half, if that has room", () => {
  expect(nameAt(83, 100, 91)).toBe(95.5);
  expect(nameAt(83, 100, 92)).toBe(87.5);
});

test("a needle beyond the end of a band takes nothing of its room", () => {
  expect(nameAt(50, 57, 57.5)).toBe(53.5);
  expect(nameAt(50, 57, 49.5)).toBe(53.5);
});

test("a band without room for a name has none", () => {
  expect(nameAt(50, 55, null)).toBeNull();
  expect(nameAt(88, 98, 93)).toBeNull();
});
