import { type CivilClock, dayJdAt } from "../calendar/civil-clock.ts";
import { jdToGregorian } from "../calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { type RiseSet, risingTrack, solarNoon, sunRiseSet } from "../horizon/rise-set.ts";
import { kept, once } from "../kept.ts";
import { type LimbCourse, limbCourse } from "../panchanga/limbs.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import type { SunDay } from "./sun-day.ts";
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
/** How many civil days on, or back, a sunset or sunrise is looked for: near the polar circles a day can outlast 24 hours. */
const DAYS_ABOUT = 2;
/** Noon is at most half a day after sunrise. */
const TOWARDS_NOON_DAYS = 0.25;

/** Each civil day is searched once, and only when it is requested. Throws `CoreError` for an invalid place. */
export function sunDays(sky: Sky, place: GeoPoint, clock: CivilClock): SunDays {
  const track = risingTrack(sky, "sun", place);
  const risingsOf = kept((dayJd): RiseSet => {
    const { startJdUt, endJdUt } = civilDay(clock, dayJd);
    return sunRiseSet(sky, startJdUt, endJdUt, place, track);
  }, MOST_KEPT_DAYS);

  /** The first of them after an instant of a civil day. */
  function firstAfter(dayJd: number, which: keyof RiseSet, jd: JulianDayUt | undefined): JulianDayUt | undefined {
    if (jd === undefined) return undefined;
    for (let shift = 0; shift <= DAYS_ABOUT; shift += 1) {
      const found = risingsOf(dayJd + shift)[which].find((each) => each > jd);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function endingAt(dayJd: number, end: JulianDayUt): SunDay["previous"] {
    for (let shift = 0; shift <= DAYS_ABOUT; shift += 1) {
      const sunriseJdUt = risingsOf(dayJd - shift).rises.findLast((each) => each < end);
      if (sunriseJdUt === undefined) continue;
      const sunsetJdUt = firstAfter(dayJd - shift, "sets", sunriseJdUt);
      return sunsetJdUt !== undefined && sunsetJdUt < end ? { sunriseJdUt, sunsetJdUt } : undefined;
    }
    return undefined;
  }

  function sunDay(dayJd: number): SunDay {
    const date = jdToGregorian(dayJd);
    const civil = civilDay(clock, dayJd);
    const [sunriseJdUt] = risingsOf(dayJd).rises;
    const sunset = once(() => firstAfter(dayJd, "sets", sunriseJdUt));
    const nextSunrise = once(() => firstAfter(dayJd, "rises", sunset()));
    const previous = once(() => endingAt(dayJd, sunriseJdUt ?? civil.startJdUt));
    const middle = (civil.startJdUt + civil.endJdUt) / 2;
    const nearNoon = jdUt(sunriseJdUt === undefined ? middle : sunriseJdUt + TOWARDS_NOON_DAYS);
    const noon = once(() => solarNoon(sky, nearNoon, place, track));
    return new SunDayOnDemand({ date, dayJd, civil, sunriseJdUt }, { sunset, nextSunrise, noon, previous });
  }

  return {
    sky,
    place,
    clock,
    limbs: limbCourse(sky),
    on: kept(sunDay, MOST_KEPT_DAYS),
    dayJdOf: (jd) => dayJdAt(clock, jd),
  };
}

/** A date from its first instant to that of the next. */
export const civilDay = (clock: CivilClock, dayJd: number): Span => ({
  startJdUt: clock.startOfDay(jdToGregorian(dayJd)),
  endJdUt: clock.startOfDay(jdToGregorian(dayJd + 1)),
});
