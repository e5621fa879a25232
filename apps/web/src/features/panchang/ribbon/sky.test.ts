import { describe, expect, test } from "vitest";
import { type AltitudeCurve, altitudeAt, crossings, highestOf, passagesAbove } from "./altitude-curve.ts";
import { skyBands } from "./sky-bands.ts";

const curve = (...altitudesDeg: number[]): AltitudeCurve => ({ startMs: 0, stepMs: 100, altitudesDeg });

describe("a curve of altitudes", () => {
  test("between two steps is on the straight line", () => {
    expect(altitudeAt(curve(0, 10), 50)).toBe(5);
    expect(altitudeAt(curve(0, 10), 100)).toBe(10);
    expect(altitudeAt(curve(0, 10), 101)).toBeNull();
  });

  test("passes an altitude where its line does", () => {
    expect(crossings(curve(10, -10, 30), 0).map(({ instantMs }) => instantMs)).toEqual([50, 125]);
  });

  test("above the horizon runs from rising to setting; one that is up at the ends begins and ends there", () => {
    const passages = passagesAbove(curve(10, -10, -10, 10, -10, -5, 5));
    expect(passages.map((points) => [points[0]?.instantMs, points.at(-1)?.instantMs])).toEqual([
      [0, 50],
      [250, 350],
      [550, 600],
    ]);
  });

  test("of a body that never rises is empty", () => {
    expect(passagesAbove(curve(-5, -4, -5))).toEqual([]);
    expect(highestOf(curve(-5, -4, -5))).toEqual({ instantMs: 100, altitudeDeg: -4 });
  });
});

describe("the light of the sky", () => {
  test("falls through three twilights into night and back, without gaps", () => {
    const bands = skyBands(curve(20, 0, -20, -20, 0));
    expect(bands.map(({ light }) => light)).toEqual([
      "day",
      "civil",
      "nautical",
      "astro",
      "night",
      "astro",
      "nautical",
      "civil",
      "day",
    ]);
    expect(bands.slice(1).every((band, index) => band.startMs === bands[index]?.endMs)).toBe(true);
    expect([bands[0]?.startMs, bands.at(-1)?.endMs]).toEqual([0, 400]);
  });

  test("of a midnight sun is only day", () => {
    expect(skyBands(curve(5, 20, 5)).map(({ light }) => light)).toEqual(["day"]);
  });
});
