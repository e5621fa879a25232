import { type AlmanacDay as CoreDay, type JulianDayUt, type Span, varaOfDate } from "@vedanga/core";
import { type AlmanacDay, dayHolding } from "./almanac-day.ts";

const between = (startJdUt: JulianDayUt | undefined, endJdUt: JulianDayUt | undefined): Span | undefined =>
  startJdUt === undefined || endJdUt === undefined ? undefined : { startJdUt, endJdUt };

/** The date's own day, from its sunrise on, as core reckons with it. */
export function coreDayOf(day: AlmanacDay): CoreDay {
  const { date, sunriseJdUt, sunsetJdUt, nextSunriseJdUt, previous, solarNoonJdUt } = day;
  return {
    vara: varaOfDate(date),
    span: dayHolding(day, sunriseJdUt ?? solarNoonJdUt),
    daylight: between(sunriseJdUt, sunsetJdUt),
    night: between(sunsetJdUt, nextSunriseJdUt),
    nightBefore: between(previous?.sunsetJdUt, sunriseJdUt),
    noonJdUt: solarNoonJdUt,
  };
}
