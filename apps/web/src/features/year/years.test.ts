import { expect, test } from "vitest";
import { quarterOf, yearIn, yearsOffered } from "./years.ts";

test("five years are offered, this one first", () => {
  expect(yearsOffered(2026)).toEqual([2026, 2027, 2028, 2029, 2030]);
  expect(yearsOffered(2026, 2031)).toEqual([2026, 2027, 2028, 2029, 2030, 2031]);
});

test("an address names a year of the sky, or none", () => {
  const years = ["year=2027", "", "year=soon", "year=27", "year=1599", "year=2401", "year=2400"];
  expect(years.map((query) => yearIn(new URLSearchParams(query)))).toEqual([2027, null, null, null, null, null, 2400]);
});

test("a month is in its quarter", () => {
  expect([1, 3, 4, 6, 7, 9, 10, 12].map(quarterOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});
