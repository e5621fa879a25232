import type { DivisionHouse } from "@vedanga/contract";
import { describe, expect, test } from "vitest";
import { houseByKey, pressed, tintedHouses } from "./chosen-place.ts";

const sky = { sign: { number: 1, name: "Aries" }, degrees: 1, nakshatra: { number: 1, name: "Ashwini" }, pada: 1 };
const HOUSES: readonly DivisionHouse[] = Array.from({ length: 12 }, (_, index) => ({
  house: index + 1,
  sign: { number: index + 1, name: "" },
  lord: { graha: "mars", name: "Mars", house: 1 },
  matters: "",
  text: "",
  standing: index === 8 ? [{ graha: "saturn", name: "Saturn", retro: true, sky, sees: [11, 3, 6] }] : [],
  seen_by: index === 8 ? [{ graha: "ketu", name: "Ketu", house: 3 }] : [],
  seen_text: "",
}));

describe("what was pressed", () => {
  test("closes if it is pressed again, and only then", () => {
    const saturn = { house: 9, who: "saturn" } as const;
    const ninth = { house: 9, who: null };
    expect(pressed(null, saturn)).toEqual(saturn);
    expect(pressed(saturn, ninth)).toEqual(ninth);
    expect(pressed(ninth, { house: 9, who: null })).toBeNull();
  });

  test("tints what a graha looks at, and from where a house is seen", () => {
    expect(tintedHouses(HOUSES, { house: 9, who: "saturn" })).toEqual(new Set([11, 3, 6]));
    expect(tintedHouses(HOUSES, { house: 9, who: null })).toEqual(new Set([3]));
    expect(tintedHouses(HOUSES, { house: 2, who: null }).size).toBe(0);
    expect(tintedHouses(HOUSES, null).size).toBe(0);
  });
});

test("arrows walk round the houses, Home and End lead to the first and last", () => {
  expect([1, 12].map((house) => houseByKey(house, "ArrowRight"))).toEqual([2, 1]);
  expect([1, 12].map((house) => houseByKey(house, "ArrowUp"))).toEqual([12, 11]);
  expect([houseByKey(5, "Home"), houseByKey(5, "End"), houseByKey(5, "Tab")]).toEqual([1, 12, null]);
});
