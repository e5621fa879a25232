import { expect, test } from "vitest";
import { toneOfDay, toneOfYear } from "./score-tone.ts";

test("a score of a day is red below 30, amber below 70 and green from there", () => {
  expect([0, 29, 30, 69, 70, 100].map(toneOfDay)).toEqual(["low", "low", "middle", "middle", "high", "high"]);
});

test("a score of a year is amber below 50 and green from there", () => {
  expect([0, 49, 50, 100].map(toneOfYear)).toEqual(["middle", "middle", "high", "high"]);
});
