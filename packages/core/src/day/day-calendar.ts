import type { JulianDayUt } from "../calendar/julian-day.ts";
import { once } from "../once.ts";
import { lunarYearsOfDay } from "../panchanga/lunar-years.ts";
import type { LunarMonth } from "../panchanga/masa.ts";
import type { LunarYears } from "../panchanga/samvatsara.ts";
import { type SunLongitudes, sunLongitudesAt } from "../panchanga/sun-longitudes.ts";
import type { Sky } from "../sky.ts";
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
