import { expect, it } from "vitest";
import { DISC_RADIUS, placeDiscs } from "./place-discs.ts";

const KEYS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"];
const place = (longitudesDeg: readonly number[], lagnaDeg = 0) =>
  placeDiscs(
    longitudesDeg.map((longitudeDeg, at) => ({ key: KEYS[at] ?? "", longitudeDeg })),
    lagnaDeg,
  );

/** 2026-11-21 06:30 UT, and 1962-02-05 00:00 UT, when seven grahas and Ketu were together in Makara (swetest, Lahiri). */
const SKIES = {
  spread: [214.7, 349.6, 123.8, 195.2, 122, 179.6, 344, 300.8, 120.8],
  gathered: [292.3, 288.6, 279.1, 294.9, 295.5, 294.8, 282.1, 112.7, 292.7],
};

it.each(Object.entries(SKIES))("no two discs touch in a %s sky, and none leaves the field", (_name, longitudes) => {
  for (const lagnaDeg of [0, 97, 294.7]) {
    const discs = place(longitudes, lagnaDeg);
    expect(discs.map(({ key }) => key)).toEqual(KEYS);
    for (const [at, one] of discs.entries()) {
      expect(Math.hypot(one.x, one.y)).toBeLessThanOrEqual(190 - DISC_RADIUS);
      for (const other of discs.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * DISC_RADIUS);
    }
  }
});

it("the lagna is the left end of the horizon and longitudes run against the clock", () => {
  const [rising, below] = place([100, 190], 100);
  expect(rising?.x).toBeCloseTo(-156);
  expect(rising?.y).toBeCloseTo(0);
  expect(below?.x).toBeCloseTo(0);
  expect(below?.y).toBeCloseTo(156);
});
