import fc from "fast-check";
import { expect, test } from "vitest";
import { onCircle, placeOnCircle, RADIUS } from "./place-on-circle.ts";

test("what follows Rahu in the zodiac is below the line, what precedes it above", () => {
  const [ahead, behind] = placeOnCircle([300 + 90, 300 - 16], 300);
  expect(ahead).toMatchObject({ angleDeg: 270, isAhead: true });
  expect(behind).toMatchObject({ angleDeg: 164, isAhead: false });
  expect(onCircle(270, RADIUS)).toEqual({ x: -0, y: RADIUS });
  expect(onCircle(164, RADIUS).y).toBeLessThan(0);
});

test("a name steps inwards where another is in the way", () => {
  const [only] = placeOnCircle([90], 0);
  const [first, second] = placeOnCircle([86, 94], 0);
  expect(only?.name.y).toBe(RADIUS - 15);
  expect(first?.name.y).toBeGreaterThan(RADIUS - 17);
  expect((first?.name.y ?? 0) - (second?.name.y ?? 0)).toBeGreaterThan(14);
});

test.each([
  // As on 15 August 1962: Sun and Mercury shortly after Rahu.
  ["after Rahu", [14, 25]],
  ["before Rahu", [335, 346]],
  ["before Ketu", [155, 166]],
  ["after Ketu", [194, 205]],
])("by the line, two neighbours %s are not in one row: each name is nearest to its own dot", (_, longitudes) => {
  const places = placeOnCircle(longitudes, 0);
  for (const [index, { angleDeg, name }] of places.entries()) {
    const away = (angle: number): number => {
      const dot = onCircle(angle, RADIUS);
      return Math.hypot(dot.x - name.x, dot.y - name.y);
    };
    expect(away(angleDeg)).toBeLessThan(30);
    expect(away(angleDeg)).toBe(Math.min(...places.map((place) => away(place.angleDeg))));
    expect(index === 0 || Math.abs(name.y - (places[0]?.name.y ?? 0)) >= 14).toBe(true);
  }
});

test("no name lies on the line", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 7, maxLength: 7 }), (longitudes) => {
      for (const { name, isAhead } of placeOnCircle(longitudes, 0)) {
        expect(isAhead ? name.y : -name.y).toBeGreaterThanOrEqual(10);
      }
    }),
  );
});

test.each([...Array(36).keys()].map((n) => 10 * n))(
  "three names at %i degrees do not lie on one another",
  (degrees) => {
    const names = placeOnCircle([degrees, degrees + 1, degrees + 2], 0).map(({ name }) => name);
    const apart = names.flatMap(({ x, y }, n) =>
      names.slice(n + 1).map((other) => Math.max(Math.abs(x - other.x) / 21, Math.abs(y - other.y) / 15)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(0.6);
  },
);

test.each([...Array(36).keys()].map((n) => 10 * n))("all seven within twelve degrees of %i can be read", (degrees) => {
  const longitudes = Array.from({ length: 7 }, (_, n) => degrees + 2 * n);
  const names = placeOnCircle(longitudes, 0).map(({ name }) => name);
  const apart = names.flatMap(({ x, y }, n) =>
    names.slice(n + 1).map((other) => Math.max(Math.abs(x - other.x) / 21, Math.abs(y - other.y) / 15)),
  );
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(1);
  for (const { x, y } of names) expect(Math.hypot(x, y)).toBeLessThan(RADIUS);
});

test("whatever the chart, names seldom touch and never lie on one another", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 7, maxLength: 7 }), (longitudes) => {
      const names = placeOnCircle(longitudes, 0).map(({ name }) => name);
      const apart = names.flatMap(({ x, y }, n) =>
        names.slice(n + 1).map((other) => Math.max(Math.abs(x - other.x) / 21, Math.abs(y - other.y) / 15)),
      );
      expect(Math.min(...apart)).toBeGreaterThan(0.6);
    }),
    { numRuns: 2000 },
  );
});
