import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { sunDays } from "./sun-days.ts";

const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const TROMSO = { latitudeDeg: 69.6496, longitudeDeg: 18.956 };
const NEW_YEAR = gregorianToJd({ year: 2026, month: 1, day: 1 });

describe("the day of a place", () => {
  it("follows the night that the day before began", () => {
    const days = sunDays(
      realSky,
      HYDERABAD,
      civilClockBy(() => 5.5),
    );
    const [before, day] = [days.on(NEW_YEAR), days.on(NEW_YEAR + 1)];
    expect(day.nightBefore).toEqual(before.night);
    expect(day.night?.startJdUt).toBe(day.daylight?.endJdUt);
    expect(day.span).toEqual({ startJdUt: day.sunriseJdUt, endJdUt: day.night?.endJdUt });
  });

  it("ends at midnight where no sunrise ends it, and has no night", () => {
    const days = sunDays(
      realSky,
      TROMSO,
      civilClockBy(() => 1),
    );
    const all = Array.from({ length: 365 }, (_, index) => days.on(NEW_YEAR + index));
    const last = all.filter(
      ({ sunriseJdUt, nextSunriseJdUt }) => sunriseJdUt !== undefined && nextSunriseJdUt === undefined,
    );
    expect(last.length).toBeGreaterThan(0);
    for (const { span, sunriseJdUt, civil, night, anchorJdUt } of last) {
      expect([span.startJdUt, span.endJdUt, night, anchorJdUt]).toEqual([
        sunriseJdUt,
        civil.endJdUt,
        undefined,
        sunriseJdUt,
      ]);
    }
    const dark = all.find(({ sunriseJdUt }) => sunriseJdUt === undefined);
    expect(dark?.span).toEqual(dark?.civil);
    expect(dark?.anchorJdUt).toBe(dark?.noonJdUt);
  });
});
