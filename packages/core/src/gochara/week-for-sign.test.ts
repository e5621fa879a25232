import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { addDays, weekdayOf } from "../calendar/civil-date.ts";
import { jdToGregorian } from "../calendar/gregorian.ts";
import { daysAt } from "../day/days-at.ts";
import { RASIS, VARAS } from "../ids.ts";
import { WEEK_ASPECTS } from "./life-aspect.ts";
import { wholeParts } from "./score.ts";
import { weekForSign } from "./week-for-sign.ts";

const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const days = daysAt(
  realSky,
  HYDERABAD,
  civilClockBy(() => 5.5),
);
const anySunday = fc
  .integer({ min: 2_415_021, max: 2_488_000 })
  .map(jdToGregorian)
  .map((date) => addDays(date, -weekdayOf(date)));

describe("the week of a sign", () => {
  it("has scores that are the rounded means of its days' and the sums of their reasons", () => {
    fc.assert(
      fc.property(anySunday, fc.constantFrom(...RASIS), (sunday, rasi) => {
        const almanac = VARAS.map((_, index) => days.on(addDays(sunday, index)));
        const week = weekForSign(realSky, rasi, almanac);
        expect(week.days.map(({ vara }) => vara)).toEqual([...VARAS]);
        for (const aspect of [undefined, ...WEEK_ASPECTS]) {
          const { score, reasons } = aspect === undefined ? week.total : week.aspects[aspect];
          const ofDays = week.days.map(({ day }) => (aspect === undefined ? day.total : day.aspects[aspect]).score);
          expect(Math.abs(score - ofDays.reduce((sum, each) => sum + each, 0) / 7)).toBeLessThanOrEqual(0.5);
          expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
          expect(reasons.map(({ rule }) => rule)).toEqual(["week.base", ...VARAS.map(() => "week.day")]);
          // A day's part is a seventh of its distance from the middle, to a point.
          for (const [index, { points }] of reasons.slice(1).entries())
            expect(Math.abs(points - ((ofDays[index] ?? Number.NaN) - 50) / 7)).toBeLessThan(1);
        }
      }),
      { numRuns: 20, seed: 23 },
    );
  });
});

it("whole parts of either sign are together the whole, each less than a point off", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 7, maxLength: 7 }), (distances) => {
      const shares = distances.map((distance) => distance / 7);
      const total = Math.round(shares.reduce((sum, share) => sum + share, 0)) + 0;
      const parts = wholeParts(total, shares);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      for (const [index, part] of parts.entries()) expect(Math.abs(part - (shares[index] ?? 0))).toBeLessThanOrEqual(1);
    }),
    { seed: 29 },
  );
});
