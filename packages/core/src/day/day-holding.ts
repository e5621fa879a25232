import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { Vara } from "../ids.ts";
import type { SunriseSide } from "../panchanga/calendar-reason.ts";
import type { Span } from "../sky.ts";
import type { SunriseDay } from "./spans/day-hora.ts";
import type { SunDay } from "./sun-day.ts";

// Before its sunrise an instant of a civil date still belongs to the day before.

/** Where an instant of the date lies by the sunrise of its day. */
export function sunriseSide(day: SunDay, jd: JulianDayUt): SunriseSide {
  if (day.sunriseJdUt !== undefined && jd < day.sunriseJdUt) return "before";
  return day.holding(jd).sunriseJdUt === undefined ? "without" : "from";
}

/** The vara at an instant of the date. */
export const varaHolding = (day: SunDay, jd: JulianDayUt): Vara => day.holding(jd).vara;

/** The day from sunrise to sunrise that contains an instant of the date; midnight for a sunrise that is missing. */
export const spanHolding = (day: SunDay, jd: JulianDayUt): Span => day.holding(jd).span;

/** The same day with its sunset and vara, for what is counted from them; undefined if one of them is missing. */
export function sunriseDayHolding(day: SunDay, jd: JulianDayUt): SunriseDay | undefined {
  const { vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day.holding(jd);
  if (sunriseJdUt === undefined || sunsetJdUt === undefined || nextSunriseJdUt === undefined) return undefined;
  return { vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}
