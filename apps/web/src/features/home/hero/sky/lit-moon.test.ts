import { expect, it } from "vitest";
import { litMoonPath } from "./lit-moon.ts";

/** Reads a path back: which way its outer and inner edges bulge (1 to the right from top to bottom). */
function edges(elongationDeg: number) {
  const [, outer, halfWidth, inner] =
    /^M0 -10A10 10 0 0 ([01]) 0 10A([\d.]+) 10 0 0 ([01]) 0 -10Z$/.exec(litMoonPath(10, elongationDeg)) ?? [];
  // Drawn back upwards, an arc of sweep 1 bulges to the left.
  return { lit: outer === "1" ? "right" : "left", inner: inner === "1" ? "left" : "right", width: Number(halfWidth) };
}

it("lights the right side while the Moon grows and the left while it wanes", () => {
  expect(edges(40)).toEqual({ lit: "right", inner: "right", width: 7.7 });
  expect(edges(140)).toEqual({ lit: "right", inner: "left", width: 7.7 });
  expect(edges(220)).toEqual({ lit: "left", inner: "right", width: 7.7 });
  expect(edges(320)).toEqual({ lit: "left", inner: "left", width: 7.7 });
});

it("lights half of it at the quarters, all of it when full and nothing when new", () => {
  expect(edges(90).width).toBe(0);
  expect(edges(180).width).toBe(10);
  expect(edges(180).inner === edges(180).lit).toBe(false);
  expect(edges(0)).toEqual({ lit: "right", inner: "right", width: 10 });
});
