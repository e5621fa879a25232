import { describe, expect, test } from "vitest";
import { darkPath, litPart } from "./moon-phase.ts";

describe("the Moon for a drawing", () => {
  test("new moon is dark, the quarters half lit, full moon whole", () => {
    expect([0, 90, 180, 270].map((elongation) => Math.round(litPart(elongation) * 1e9) / 1e9)).toEqual([
      0, 0.5, 1, 0.5,
    ]);
  });
});

describe("the unlit part of the disc", () => {
  /** Sweep of the limb's arc and of the terminator's: 0 turns to the left of the way, 1 to the right. */
  const sweeps = (elongation: number) =>
    [...darkPath(elongation, 54).matchAll(/ 0 0 ([01]) /g)].map((arc) => arc[1]).join("");

  test("waxing: the left limb, and a terminator right of the middle until half moon, left of it after", () => {
    expect(sweeps(45)).toBe("00");
    expect(sweeps(135)).toBe("01");
  });

  test("waning: the right limb, and the terminator the other way round", () => {
    expect(sweeps(225)).toBe("10");
    expect(sweeps(315)).toBe("11");
  });

  test("at new moon the terminator is the whole limb, at half moon a straight line", () => {
    expect(darkPath(0, 54)).toContain("A54.00 54.00 0 0 0 0 -54.00");
    expect(darkPath(90, 54)).toContain("A0.00 54.00");
  });
});
