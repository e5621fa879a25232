import {
  ayanamsaDeg,
  type AlmanacDay as CoreDay,
  type DaySpan,
  type DayTithi,
  daySpans,
  dayTithis,
  type FoundFestival,
  festivalsOfDay,
  type Limbs,
  limbsBetween,
  lunarMonthAt,
  lunarYearsOfDay,
  moonSignsBetween,
  type NumberedSpan,
  normalizeDegrees,
  type SunriseSide,
  siderealLongitudeDeg,
  sunSignsBetween,
  utToTt,
} from "@vedanga/core";
import { civilClock } from "../civil-clock.ts";
import { coreDayOf } from "../core-day.ts";
import type { AlmanacMoment } from "../panchang/moment.ts";
import type { DayCalendar } from "./calendar.ts";

/** All that core finds in a day, before any of it is put into words. */
export interface ReckonedDay {
  readonly core: CoreDay;
  readonly sunrise: SunriseSide;
  readonly limbs: Limbs<readonly NumberedSpan[]>;
  readonly tithis: readonly DayTithi[];
  readonly moonSigns: readonly NumberedSpan[];
  readonly sunSigns: readonly NumberedSpan[];
  readonly spans: readonly DaySpan[];
  readonly calendar: DayCalendar;
  readonly festivals: readonly FoundFestival[];
}

export function reckonedDay({ sky, clock, place, day, jdUt }: AlmanacMoment): ReckonedDay {
  const core = coreDayOf(day);
  const { startJdUt: from, endJdUt: to } = core.span;
  const sunDeg = siderealLongitudeDeg(sky, "sun", jdUt);
  return {
    core,
    sunrise: day.sunriseJdUt === undefined ? "without" : "from",
    limbs: limbsBetween(sky, from, to),
    tithis: dayTithis(sky, core),
    moonSigns: moonSignsBetween(sky, from, to),
    sunSigns: sunSignsBetween(sky, from, to),
    spans: daySpans(sky, core),
    festivals: festivalsOfDay(sky, place, day.date, civilClock(clock)),
    calendar: {
      month: lunarMonthAt(sky, jdUt),
      sunDeg,
      tropicalSunDeg: normalizeDegrees(sunDeg + ayanamsaDeg(sky, utToTt(jdUt))),
      years: lunarYearsOfDay(sky, core.span),
    },
  };
}
