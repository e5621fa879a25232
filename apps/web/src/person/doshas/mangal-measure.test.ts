import { expect, test } from "vitest";
import { mangalMeasure } from "./mangal-measure.ts";

test.each([
  [0, "none"],
  [1, "slight"],
  [40, "slight"],
  [41, "moderate"],
  [75, "moderate"],
  [76, "marked"],
  [100, "marked"],
] as const)("a score of %i is %s, by the specified thresholds of 40 and 75", (score, measure) => {
  expect(mangalMeasure(score)).toBe(measure);
});
