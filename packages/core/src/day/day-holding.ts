import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { Vara } from "../ids.ts";
import type { SunriseSide } from "../panchanga/calendar-reason.ts";
import type { Span } from "../sky.ts";
import { varaAt } from "./day-vara.ts";
import type { SunriseDay } from "./spans/day-hora.ts";
import type { SunDay } from "./sun-day.ts";

// Before its sunrise an instant of a civil date still belongs to the day before.

/** Where an instant of the date lies by its sunrise. */
export function sunriseSide({ sunriseJdUt }: SunDay, jd: JulianDayUt): SunriseSide {
  if (sunriseJdUt === undefined) return "without";
  return jd < sunriseJdUt ? "before" : "from";
}

/** The vara at an instant of the date. */
export const varaHolding = ({ date, sunriseJdUt }: SunDay, jd: JulianDayUt): Vara => varaAt(jd, date, sunriseJdUt);

/** The day from sunrise to sunrise that contains an instant of the date; if sunrises are missing, the civil day. */
export function spanHolding(day: SunDay, jd: JulianDayUt): Span {
  const { civil, sunriseJdUt } = day;
  if (sunriseJdUt === undefined || jd >= sunriseJdUt) return day.span;
  return { startJdUt: day.previous?.sunriseJdUt ?? civil.startJdUt, endJdUt: sunriseJdUt };
}

/** The same day with its sunset and vara, for what is counted from them; undefined if one of them is missing. */
export function sunriseDayHolding(day: SunDay, jd: JulianDayUt): SunriseDay | undefined {
  const { sunriseJdUt } = day;
  if (sunriseJdUt === undefined) return undefined;
  const vara = varaHolding(day, jd);
  if (jd < sunriseJdUt) return day.previous && { vara, ...day.previous, nextSunriseJdUt: sunriseJdUt };
  const { sunsetJdUt, nextSunriseJdUt } = day;
  if (sunsetJdUt === undefined || nextSunriseJdUt === undefined) return undefined;
  return { vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}
