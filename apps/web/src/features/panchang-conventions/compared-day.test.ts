import { describe, expect, test } from "vitest";
import { CONVENTION_NAMES, isSameChoice } from "#api/conventions/conventions.ts";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { degreesBetween, secondsBetween } from "./compared-day.ts";
import { PRESETS } from "./presets.ts";

describe("how far a figure moves", () => {
  test("is given in seconds whatever the offsets of the two instants", () => {
    expect(secondsBetween(parseInstant("2026-11-21T06:24:05+05:30"), parseInstant("2026-11-21T00:57:35+00:00"))).toBe(
      210,
    );
    expect(secondsBetween(parseInstant("2026-11-21T06:24:05+05:30"), parseInstant("2026-11-21T06:24:04+05:30"))).toBe(
      -1,
    );
  });

  test("is the short way round the circle", () => {
    expect(degreesBetween(359.5, 0.25)).toBeCloseTo(0.75, 9);
    expect(degreesBetween(0.25, 359.5)).toBeCloseTo(-0.75, 9);
    expect(degreesBetween(24.2, 22.8)).toBeCloseTo(-1.4, 9);
  });
});

test("each preset decides every rule, and no two are one", () => {
  for (const { choice } of PRESETS) expect(Object.keys(choice).sort()).toEqual([...CONVENTION_NAMES].sort());
  const [first, second] = PRESETS;
  expect(isSameChoice(first.choice, second.choice)).toBe(false);
});
