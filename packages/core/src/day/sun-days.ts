import { type CivilClock, dayJdAt } from "../calendar/civil-clock.ts";
import { jdToGregorian } from "../calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { type RiseSet, risingTrack, solarNoon, sunRiseSet } from "../horizon/rise-set.ts";
import { kept, once } from "../kept.ts";
import { type LimbCourse, limbCourse } from "../panchanga/limbs.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import { meanSunrises } from "./mean-sunrise.ts";
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
  /** The civil date, by its `dayJd`, on which an instant falls. */
  readonly dayJdOf: (jd: JulianDayUt) => number;
}

/** A year of festivals asks for 380. */
export const MOST_KEPT_DAYS = 512;
/** How many sunrises on, or back, a sunset or sunrise is looked for: near the polar circles a day can outlast 24 hours. */
const DAYS_ABOUT = 2;
/** Noon is at most half a day after sunrise, and a quarter of a day after the mean one. */
const TOWARDS_NOON_DAYS = 0.25;
/** From the hour before midnight by local mean time: no sunrise is earlier than midnight by the true Sun. */
const BEFORE_MEAN_SUNRISE_DAYS = 7 / 24;
/** Where the Sun rises, the next sunrise is hardly earlier than a day later: half an hour where days change most. */
export const LEAST_DAY = 0.9;

/** Each civil day is searched once, and only when it is requested. Throws `CoreError` for an invalid place. */
export function sunDays(sky: Sky, place: GeoPoint, clock: CivilClock): SunDays {
  const track = risingTrack(sky, "sun", place);
  const sunrises = meanSunrises(place);
  /** Of the 24 hours about a mean sunrise: at most one sunrise. */
  const risingsOf = kept((number): RiseSet => {
    const from = jdUt(sunrises.at(number) - BEFORE_MEAN_SUNRISE_DAYS);
    return sunRiseSet(sky, from, jdUt(from + 1), place, track);
  }, MOST_KEPT_DAYS);
  const sunriseOf = (number: number): JulianDayUt | undefined => risingsOf(number).rises[0];

  /** The first of them after an instant, from those about a mean sunrise on. */
  function firstAfter(number: number, which: keyof RiseSet, jd: JulianDayUt | undefined): JulianDayUt | undefined {
    if (jd === undefined) return undefined;
    for (let shift = 0; shift <= DAYS_ABOUT; shift += 1) {
      const found = risingsOf(number + shift)[which].find((each) => each > jd);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function endingAt(number: number, end: JulianDayUt): SunDay["previous"] {
    for (let shift = 0; shift <= DAYS_ABOUT; shift += 1) {
      const sunriseJdUt = risingsOf(number - shift).rises.findLast((each) => each < end);
      if (sunriseJdUt === undefined) continue;
      const sunsetJdUt = firstAfter(number - shift, "sets", sunriseJdUt);
      return sunsetJdUt !== undefined && sunsetJdUt < end ? { sunriseJdUt, sunsetJdUt } : undefined;
    }
    return undefined;
  }

  function sunDay(dayJd: number): SunDay {
    const date = jdToGregorian(dayJd);
    const civil = civilDay(clock, dayJd);
    const number = sunrises.ofDate(civil.startJdUt);
    const sunriseJdUt = isSkipped({ civil }) ? undefined : sunriseOf(number);
    const sunset = once(() => firstAfter(number, "sets", sunriseJdUt));
    const nextSunrise = once(() =>
      sunriseJdUt === undefined ? sunriseOf(number + 1) : firstAfter(number, "rises", sunset()),
    );
    const previous = once(() => endingAt(number, sunriseJdUt ?? civil.startJdUt));
    const nearNoon = jdUt((sunriseJdUt ?? sunrises.at(number)) + TOWARDS_NOON_DAYS);
    const noon = once(() => solarNoon(sky, nearNoon, place, track));
    const holding = (jd: JulianDayUt): SunDay => dayHolding(dayJd, jd);
    return new SunDayOnDemand({ date, dayJd, civil, sunriseJdUt }, { sunset, nextSunrise, noon, previous, holding });
  }

  const on = kept(sunDay, MOST_KEPT_DAYS);

  /** The nearest date before or after one that the place had. */
  function neighbour(dayJd: number, step: 1 | -1): SunDay {
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
    dayJdOf: (jd) => dayJdAt(clock, jd),
  };
}

/** A date from its first instant to that of the next. */
export const civilDay = (clock: CivilClock, dayJd: number): Span => ({
  startJdUt: clock.startOfDay(jdToGregorian(dayJd)),
  endJdUt: clock.startOfDay(jdToGregorian(dayJd + 1)),
});
