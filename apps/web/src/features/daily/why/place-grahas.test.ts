import { expect, test } from "vitest";
import { placesInHouse, pointOf } from "./place-grahas.ts";

test("the first house is at the top and the fourth at the left: houses run against the clock", () => {
  expect(pointOf(100, 1)).toEqual([0, -100]);
  expect(pointOf(100, 4)).toEqual([-100, -0]);
  expect(pointOf(100, 10)).toEqual([100, 0]);
});

test("names that share a house never share a place", () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const places = placesInHouse(5, count);
    expect(places).toHaveLength(count);
    for (const [index, [x, y]] of places.entries()) {
      for (const [otherX, otherY] of places.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(17);
      }
    }
  }
});
