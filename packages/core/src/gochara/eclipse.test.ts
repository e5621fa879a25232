import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { gregorianToJd } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { eclipses } from "./eclipse.ts";
import { lunarType, solarType } from "./eclipse-type.ts";

const startOf = (year: number) => jdUt(gregorianToJd({ year, month: 1, day: 1 }));

describe("eclipses", () => {
  it("find the total solar eclipse of 22 July 2009 over India in Karka, at its minute", () => {
    const found = eclipses(realSky, startOf(2009), startOf(2010));
    // NASA: 02:36:25 TD, 66 s before in Universal Time.
    const total = found.find(({ type, kind }) => kind === "solar" && type === "total");
    closeTo(
      total?.greatestJdUt ?? Number.NaN,
      gregorianToJd({ year: 2009, month: 7, day: 22 }) + 2.5886 / 24,
      30 / 86400,
      "d",
    );
    expect(total?.rasi).toBe("karka");
    expect(found).toHaveLength(6);
  });

  it("are four to seven in a year, two solar at least, each at a new or a full moon", () => {
    for (let year = 1980; year < 2000; year += 1) {
      const found = eclipses(realSky, startOf(year), startOf(year + 1));
      expect(found.length, `${year}`).toBeGreaterThanOrEqual(4);
      expect(found.length, `${year}`).toBeLessThanOrEqual(7);
      expect(found.filter(({ kind }) => kind === "solar").length).toBeGreaterThanOrEqual(2);
    }
  });

  it("return after a Saros of 6585.32 days, of the same kind", () => {
    const SAROS_DAYS = 6585.32;
    const found = eclipses(realSky, startOf(1990), startOf(1992));
    for (const { greatestJdUt, kind } of found) {
      const later = eclipses(realSky, jdUt(greatestJdUt + SAROS_DAYS - 1), jdUt(greatestJdUt + SAROS_DAYS + 1));
      // A series that ends meanwhile is the one exception that a pair of years may have.
      if (later.length > 0) expect(later.map((eclipse) => eclipse.kind)).toEqual([kind]);
    }
  });

  it("distinguish the shadow's cases by the distance of its axis", () => {
    const moon = { moonAlongAu: 0.0025, lengthAu: 1 };
    const earthRadii = (count: number) => (count * 6378.137) / 149597870.7;
    expect(solarType({ ...moon, offAxisAu: earthRadii(2) })).toBeUndefined();
    expect(solarType({ ...moon, offAxisAu: earthRadii(1.3) })).toBe("partial");
    expect(solarType({ moonAlongAu: 0.0027, lengthAu: 1, offAxisAu: 0 })).toBe("annular");
    expect(solarType({ moonAlongAu: 0.0024, lengthAu: 1, offAxisAu: 0 })).toBe("total");
    expect(lunarType({ ...moon, offAxisAu: 0 })).toBe("total");
    expect(lunarType({ ...moon, offAxisAu: earthRadii(0.7) })).toBe("partial");
    expect(lunarType({ ...moon, offAxisAu: earthRadii(1.2) })).toBe("penumbral");
    expect(lunarType({ ...moon, offAxisAu: earthRadii(1.7) })).toBeUndefined();
  });
});
