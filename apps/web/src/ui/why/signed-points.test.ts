import { expect, test } from "vitest";
import { signedPoints } from "./signed-points.ts";

test("points carry their sign", () => {
  expect([13, -9, 0].map(signedPoints)).toEqual(["+13", "−9", "0"]);
});

test("points are written to a tenth, and what rounds to nothing has no sign", () => {
  expect([49.2963497847334, -0.9350531344005049, -0.03].map(signedPoints)).toEqual(["+49.3", "−0.9", "0"]);
});
