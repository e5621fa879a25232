import { RASIS } from "@vedanga/core";
import { describe, expect, it } from "vitest";
import type { Entry } from "./cell-layout.ts";
import { eastCell, eastNamePlace, placeInEastCell } from "./east-layout.ts";

const LARGE = { isSmall: false };
const SMALL = { isSmall: true };

const many = (count: number, hasDegrees: boolean): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    who: "sun",
    abbreviation: `G${index}`,
    ...(hasDegrees && { degrees: { full: "14°11′", whole: "14°" }, retrogradeMark: "R" }),
  }));

describe.each(RASIS)("the eastern cell of %s", (rasi) => {
  const cell = eastCell(rasi);

  it.each([
    [true, LARGE],
    [false, LARGE],
    [true, SMALL],
    [false, SMALL],
  ])("holds one to nine in reading order, beside the sign's name (degrees: %s, %o)", (hasDegrees, look) => {
    const name = eastNamePlace(cell, 16, look);
    for (let count = 1; count <= 9; count += 1) {
      const placed = placeInEastCell(cell, many(count, hasDegrees), 16, look);
      expect(placed.map(({ entry }) => entry.abbreviation)).toEqual(
        many(count, hasDegrees).map(({ abbreviation }) => abbreviation),
      );
      for (const [index, { x, y, fontSize }] of placed.entries()) {
        expect(Math.abs(y - name.y)).toBeGreaterThanOrEqual(Math.min(fontSize, name.fontSize));
        const before = placed[index - 1];
        if (before) expect(y > before.y || (y === before.y && x > before.x)).toBe(true);
      }
    }
  });

  it("has minutes for two, whole degrees for five, and the same for all who meet there", () => {
    const degreesOf = (count: number) =>
      new Set(placeInEastCell(cell, many(count, true), 16, LARGE).map(({ degreeText }) => degreeText));
    expect(degreesOf(2)).toEqual(new Set(["14°11′"]));
    expect([...degreesOf(5)]).not.toContain(undefined);
    expect(degreesOf(9).size).toBe(1);
  });

  it("has minutes or names alone in a small drawing, in letters that can be read there", () => {
    for (let count = 1; count <= 9; count += 1) {
      for (const { degreeText, fontSize } of placeInEastCell(cell, many(count, true), 16, SMALL)) {
        expect(["14°11′", undefined]).toContain(degreeText);
        expect(fontSize).toBeGreaterThanOrEqual(13.8);
      }
    }
  });
});
