import { realSky } from "@vedanga/testing/sky/made-sky";
import { expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { addDays } from "../calendar/civil-date.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import { daysAt } from "./days-at.ts";
import { panchakaOf } from "./panchaka.ts";

const days = daysAt(
  realSky,
  { latitudeDeg: 17.385, longitudeDeg: 78.4867 },
  civilClockBy(() => 5.5),
);
/** The second half of Dhanishta begins here. */
const FIRST_DEG = 300;

it("lasts while the Moon is from the second half of Dhanishta to the end of Revati", () => {
  const first = { year: 2026, month: 1, day: 1 };
  let touched = 0;
  for (const day of days.between(first, addDays(first, 59))) {
    const { startJdUt, endJdUt } = day.sun.span;
    const inside = (jd: number) => siderealLongitudeDeg(realSky, "moon", jdUt(jd)) >= FIRST_DEG;
    const expected = Array.from({ length: 49 }, (_, part) => startJdUt + ((endJdUt - startJdUt) * part) / 48).some(
      inside,
    );
    const span = panchakaOf(day);
    if (span) touched += 1;
    // Where it only brushes the day, half an hour decides.
    if (expected) expect(span).toBeDefined();
    if (span === undefined) expect(expected).toBe(false);
    else expect([inside((span.startJdUt + span.endJdUt) / 2), span.startJdUt < endJdUt]).toEqual([true, true]);
  }
  // Four and a half stars of 27 in each month of 27.3 days, and the days on both sides.
  expect(touched).toBeGreaterThanOrEqual(9);
  expect(touched).toBeLessThanOrEqual(13);
});
