import { expect, test } from "vitest";
import { onCircle, placeOnCircle, RADIUS } from "./place-on-circle.ts";

test("what follows Rahu in the zodiac is below the line, what precedes it above", () => {
  const [ahead, behind] = placeOnCircle([300 + 90, 300 - 16], 300);
  expect(ahead).toMatchObject({ angleDeg: 270, isAhead: true });
  expect(behind).toMatchObject({ angleDeg: 164, isAhead: false });
  expect(onCircle(270, RADIUS)).toEqual({ x: -0, y: RADIUS });
  expect(onCircle(164, RADIUS).y).toBeLessThan(0);
});

test("names that would meet step inwards, in the order of their degrees", () => {
  const places = placeOnCircle([20, 5, 60, 10], 0);
  expect(places.map(({ step }) => step)).toEqual([2, 0, 0, 1]);
  expect(placeOnCircle([100, 118, 136], 0).map(({ step }) => step)).toEqual([0, 1, 0]);
});
