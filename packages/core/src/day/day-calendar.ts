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
  return new DayCalendarOnDemand({
    longitudes: once(() => sunLongitudesAt(sky, day.anchorJdUt)),
    month: once(() => monthAt(day.anchorJdUt)),
    years: once(() => lunarYearsOfDay(sky, day.span)),
  });
}

interface Found {
  readonly longitudes: () => SunLongitudes;
  readonly month: () => LunarMonth;
  readonly years: () => LunarYears;
}

/** A class for the reason told at SunDayOnDemand. */
class DayCalendarOnDemand implements DayCalendar {
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  get sunDeg(): number {
    return this.#found.longitudes().sunDeg;
  }
  get tropicalSunDeg(): number {
    return this.#found.longitudes().tropicalSunDeg;
  }
  get month(): LunarMonth {
    return this.#found.month();
  }
  get years(): LunarYears {
    return this.#found.years();
  }
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
