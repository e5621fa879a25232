import { civilClockBy } from "@vedanga/core/src/calendar/civil-clock.ts";
import { type CivilDate, gregorianToJd } from "@vedanga/core/src/calendar/gregorian.ts";
import type { SunDay } from "@vedanga/core/src/day/sun-day.ts";
import { sunDays } from "@vedanga/core/src/day/sun-days.ts";
import type { GeoPoint } from "@vedanga/core/src/sky.ts";
import { realSky } from "./made-sky.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };

/** A day of the real sky, by a clock that keeps the mean solar time of the place. */
export const solarDay = (date: CivilDate, place: GeoPoint = HYDERABAD): SunDay =>
  sunDays(
    realSky,
    place,
    civilClockBy(() => place.longitudeDeg / 15),
  ).on(gregorianToJd(date));
