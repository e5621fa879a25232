import { expect, test } from "vitest";
import { steppedRound } from "./stepped-round.ts";

test.each([
  [0, 1, 9, 1],
  [8, 1, 9, 0],
  [0, -1, 9, 8],
  [0, 1, 1, 0],
  [0, -1, 0, 0],
] as const)("from place %i by %i among %i is place %i", (place, steps, count, reached) => {
  expect(steppedRound(place, steps, count)).toBe(reached);
});
