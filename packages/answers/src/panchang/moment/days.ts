import type { PanchangDays } from "@vedanga/contract";
import { addDays, isoDate, type JulianDayUt } from "@vedanga/core";
import { wireInstant } from "../../wire/wire-format.ts";
import type { AlmanacMoment } from "./moment.ts";

/** The day of the weekday and the day of the hours: before sunrise they differ. */
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
