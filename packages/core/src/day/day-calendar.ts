import { normalizeDegrees } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { once } from "../kept.ts";
import { type LunarYears, lunarYearsOfDay } from "../panchanga/lunar-years.ts";
import type { LunarMonth } from "../panchanga/masa.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import type { SunDay } from "./sun-day.ts";

/** Month, season and year of a day, at its anchor. */
export interface DayCalendar extends SunLongitudes {
  readonly month: LunarMonth;
  readonly years: LunarYears;
}

/** Each part is worked out when it is first used: a month of days only needs the months. */
export function dayCalendar(sky: Sky, day: SunDay, monthAt: (jd: JulianDayUt) => LunarMonth): DayCalendar {
  const longitudes = once(() => sunLongitudesAt(sky, day.anchorJdUt));
  const month = once(() => monthAt(day.anchorJdUt));
  const years = once(() => lunarYearsOfDay(sky, day.span));
  return {
    get sunDeg() {
      return longitudes().sunDeg;
    },
    get tropicalSunDeg() {
      return longitudes().tropicalSunDeg;
    },
    get month() {
      return month();
    },
    get years() {
      return years();
    },
  };
}

/** The Sun in both zodiacs, from which seasons and halves of the year are named. */
export interface SunLongitudes {
  readonly sunDeg: number;
  readonly tropicalSunDeg: number;
}

export function sunLongitudesAt(sky: Sky, jd: JulianDayUt): SunLongitudes {
  const sunDeg = siderealLongitudeDeg(sky, "sun", jd);
  return { sunDeg, tropicalSunDeg: normalizeDegrees(sunDeg + ayanamsaDeg(sky, utToTt(jd))) };
}
