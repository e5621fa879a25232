import { type CivilClock, dayJdAt, HOURS_PER_DAY, summerHoursAt } from "../calendar/civil-clock.ts";
import { jdToGregorian } from "../calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { type RiseSet, risingTrack, solarNoon, sunRiseSet } from "../horizon/rise-set.ts";
import { kept, once } from "../kept.ts";
import { type LimbCourse, limbCourse } from "../panchanga/limbs.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { meanSunriseAt, meanSunriseOf } from "./mean-sunrise.ts";
import { isSkipped, type SunDay } from "./sun-day.ts";
import { SunDayOnDemand } from "./sun-day-on-demand.ts";

/** The days of a place by a clock. */
export interface SunDays {
  readonly sky: Sky;
  readonly place: GeoPoint;
  readonly clock: CivilClock;
  /** The limbs of that sky: an end that one day or festival asks for is known to all. */
  readonly limbs: LimbCourse;
  /** The day of a civil date, which its `dayJd` names. */
  readonly on: (dayJd: number) => SunDay;
  /** The day of the nearest date before one (-1) or after it (1) that the place had. */
  readonly neighbour: (dayJd: number, step: number) => SunDay;
  /** The civil date, by its `dayJd`, on which an instant falls. */
  readonly dayJdOf: (jd: JulianDayUt) => number;
}

/** A year of festivals asks for 380. */
export const MOST_KEPT_DAYS = 512;
/** Noon is at most half a day after sunrise. */
const TOWARDS_NOON_DAYS = 0.25;
/** From the hour before midnight by local mean time: no sunrise is earlier than midnight by the true Sun. */
const BEFORE_MEAN_SUNRISE_DAYS = 7 / 24;
/** Where the Sun rises, the next sunrise is hardly earlier than a day later: half an hour where days change most. */
export const LEAST_DAY = 0.9;

/** The 24 hours about each mean sunrise are searched once, and only when they are requested. Throws `CoreError` for an invalid place. */
export function sunDays(sky: Sky, place: GeoPoint, clock: CivilClock): SunDays {
  const track = risingTrack(sky, "sun", place);
  /** Of the 24 hours about a mean sunrise: at most one sunrise. */
  const risingsOf = kept((number): RiseSet => {
    const from = jdUt(meanSunriseAt(place, number) - BEFORE_MEAN_SUNRISE_DAYS);
    return sunRiseSet(sky, from, jdUt(from + 1), place, track);
  }, MOST_KEPT_DAYS);
  const sunriseOf = (number: number): JulianDayUt | undefined => risingsOf(number).rises[0];

  /** The sunset that follows a sunrise: near midnight it is among those about the next. */
  const sunsetAfter = (number: number, sunriseJdUt: JulianDayUt): JulianDayUt | undefined =>
    [number, number + 1].flatMap((each) => risingsOf(each).sets).find((jd) => jd > sunriseJdUt);

  function sunDay(dayJd: number): SunDay {
    const date = jdToGregorian(dayJd);
    const civil = civilDay(clock, dayJd);
    const isMissing = isSkipped({ civil });
    // Counted from the midnight of a clock without summer time: no change of clocks moves the count.
    const summerDays = summerHoursAt(clock, civil.startJdUt, date.year) / HOURS_PER_DAY;
    const number = meanSunriseOf(place, jdUt(civil.startJdUt + summerDays)) - (isMissing ? 1 : 0);
    const sunriseJdUt = isMissing ? undefined : sunriseOf(number);
    const sunset = once(() => (sunriseJdUt === undefined ? undefined : sunsetAfter(number, sunriseJdUt)));
    const nextSunrise = once(() => sunriseOf(number + 1));
    const middle = (civil.startJdUt + civil.endJdUt) / 2;
    const nearNoon = jdUt(sunriseJdUt === undefined ? middle : sunriseJdUt + TOWARDS_NOON_DAYS);
    const noon = once(() => solarNoon(sky, nearNoon, place, track));
    const nightBefore = once(() => {
      const { night } = neighbour(dayJd, -1);
      return night?.endJdUt === sunriseJdUt ? night : undefined;
    });
    const holding = (jd: JulianDayUt): SunDay => dayHolding(dayJd, jd);
    return new SunDayOnDemand({ date, dayJd, civil, sunriseJdUt }, { sunset, nextSunrise, noon, nightBefore, holding });
  }

  const on = kept(sunDay, MOST_KEPT_DAYS);

  function neighbour(dayJd: number, step: number): SunDay {
    const day = on(dayJd + step);
    return isSkipped(day) ? neighbour(day.dayJd, step) : day;
  }

  function dayHolding(dayJd: number, jd: JulianDayUt): SunDay {
    const day = on(dayJd);
    const { sunriseJdUt } = day;
    if (sunriseJdUt !== undefined && jd < sunriseJdUt + LEAST_DAY) return jd < sunriseJdUt ? neighbour(dayJd, -1) : day;
    const next = neighbour(dayJd, 1);
    return next.sunriseJdUt !== undefined && jd >= next.sunriseJdUt ? next : day;
  }

  return {
    sky,
    place,
    clock,
    limbs: limbCourse(sky),
    on,
    neighbour,
    dayJdOf: (jd) => dayJdAt(clock, jd),
  };
}

/** A date from its first instant to that of the next. */
export const civilDay = (clock: CivilClock, dayJd: number): Span => ({
  startJdUt: clock.startOfDay(jdToGregorian(dayJd)),
  endJdUt: clock.startOfDay(jdToGregorian(dayJd + 1)),
});
