import type { PanchangDays } from "@vedanga/contract";
import { addDays, isoDate, type JulianDayUt } from "@vedanga/core";
import { wireInstant } from "../../wire/wire-format.ts";
import type { AlmanacMoment } from "./moment.ts";

/** Of which day the weekday is, and of which the hours: before sunrise they are two. */
export function panchangDays({ clock, day, jdUt }: AlmanacMoment): PanchangDays {
  const { date, sunriseJdUt, sunsetJdUt } = day.sun;
  const instant = (jd: JulianDayUt | undefined) => (jd === undefined ? null : wireInstant(clock, jd));
  const isBefore = sunriseJdUt !== undefined && jdUt < sunriseJdUt;
  return {
    weekday: {
      date: isoDate(isBefore ? addDays(date, -1) : date),
      sunrise: instant(isBefore ? day.sun.previous?.sunriseJdUt : sunriseJdUt),
    },
    hours: { date: isoDate(date), sunrise: instant(sunriseJdUt), sunset: instant(sunsetJdUt) },
  };
}
