import { describe, expect, it } from "vitest";
import { type Entry, placeEntries } from "./cell-layout.ts";

const entry = (abbreviation: string, retrogradeMark?: string): Entry => ({
  who: "sun",
  abbreviation,
  degrees: { full: "14°11′", whole: "14°" },
  ...(retrogradeMark !== undefined && { retrogradeMark }),
});
const many = (count: number): Entry[] => Array.from({ length: count }, (_, index) => entry(`G${index}`));

describe("the filling of a cell", () => {
  it("gives up to four a line each with minutes, more two to a line with whole degrees", () => {
    expect(placeEntries(many(4), false, 16).map(({ x, degreeText }) => [x, degreeText])).toEqual(
      Array(4).fill([9, "14°11′"]),
    );
    expect(new Set(placeEntries(many(5), false, 16).map(({ x }) => x)).size).toBe(2);
    expect(placeEntries(many(5), false, 16)[0]?.degreeText).toBe("14°");
  });

  it("keeps every number of entries, one to nine, within the cell and above the sign's name", () => {
    for (const hasDiagonal of [true, false]) {
      for (let count = 1; count <= 9; count += 1) {
        const placed = placeEntries(many(count), hasDiagonal, 17);
        expect(placed.map(({ entry: { abbreviation } }) => abbreviation)).toEqual(
          many(count).map(({ abbreviation }) => abbreviation),
        );
        for (const { y, fontSize } of placed) {
          expect(y - fontSize).toBeGreaterThan(0);
          expect(y).toBeLessThanOrEqual(80);
        }
        expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }
    }
  });

  it("leaves the corner of the diagonal to a short label, or to none", () => {
    const [first] = placeEntries([entry("Me", "R"), entry("As")], true, 16);
    expect(first?.entry.abbreviation).toBe("As");
    const crowded = placeEntries(many(6), true, 16);
    expect(crowded.filter(({ y }) => y === crowded[0]?.y)).toHaveLength(1);
  });

  it("keeps the order of degree if there is no diagonal", () => {
    const placed = placeEntries([entry("Me", "R"), entry("Su")], false, 16);
    expect(placed.map(({ entry: { abbreviation } }) => abbreviation)).toEqual(["Me", "Su"]);
  });
});
