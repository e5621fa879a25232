import { realSky } from "@vedanga/testing/sky/made-sky";
import { solarDay } from "@vedanga/testing/sky/solar-day";
import { expect, it } from "vitest";
import { NAKSHATRAS } from "../ids.ts";
import { moonOfStar } from "../matching/moon-of-birth.ts";
import { dayForSign } from "./day-for-sign.ts";
import { taraReason } from "./day-tara.ts";

it("adds over a month of the Moon about as much as it takes, never more than it weighs", () => {
  for (const weight of [5, 7, 10]) {
    for (const birthStar of NAKSHATRAS) {
      const points = NAKSHATRAS.map((_, index) => taraReason(birthStar, index + 1, weight).points);
      expect(Math.abs(points.reduce((sum, each) => sum + each, 0))).toBeLessThanOrEqual(3);
      expect(Math.max(...points.map(Math.abs))).toBe(weight);
    }
  }
});

it("takes its weight from the Moon's part, so that a score weighs 42 with it as without", () => {
  const day = solarDay({ year: 2026, month: 11, day: 21 });
  const weights = (birthStar?: (typeof NAKSHATRAS)[number]) => {
    const { total, aspects } = dayForSign(realSky, moonOfStar("pushya").rasi, day, birthStar);
    return [total, ...Object.values(aspects)].map(({ reasons }) =>
      reasons.reduce((sum, { facts }) => sum + ("weight" in facts ? (facts.weight ?? 0) : 0), 0),
    );
  };
  for (const sum of [...weights(), ...weights("pushya")]) expect(sum).toBe(42);
});
