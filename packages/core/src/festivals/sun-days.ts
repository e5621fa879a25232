import { sunRiseSet } from "../horizon/rise-set.ts";
import { solarNoon } from "../horizon/solar-noon.ts";
import type { Place, Sky } from "../sky.ts";
import { type CivilDate, jdToGregorian } from "../time/gregorian.ts";
import { type JulianDayUt, jdUt } from "../time/julian-day.ts";
import type { CivilClock } from "./found-festival.ts";

/** What the Sun makes of one civil date. */
export interface SunDay {
  /** Julian day of the date's 0h on its own clock: names the day, and counts on by one. */
  readonly dayJd: number;
  readonly date: CivilDate;
  readonly noonJdUt: JulianDayUt;
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  /** The Sun does not rise or does not set: six hours before and after its noon stand for it. */
  readonly sunStaysAway: boolean;
}

/** The days of a place, each reckoned once. */
export interface SunDays {
  readonly on: (dayJd: number) => SunDay;
  /** The day, sunrise to sunrise, that holds an instant. */
  readonly holding: (jd: JulianDayUt) => SunDay;
  /** The civil date, by its `dayJd`, on which an instant falls. */
  readonly civilDayOf: (jd: JulianDayUt) => number;
}

const QUARTER_DAY = 0.25;

export function sunDays(sky: Sky, place: Place, clock: CivilClock): SunDays {
  const known = new Map<number, SunDay>();
  const on = (dayJd: number): SunDay => {
    const found = known.get(dayJd) ?? sunDay(sky, place, clock, dayJd);
    known.set(dayJd, found);
    return found;
  };
  const civilDayOf = (jd: JulianDayUt): number => Math.floor(jd + clock(jd) / 24 - 0.5) + 0.5;
  return {
    on,
    civilDayOf,
    holding: (jd) => {
      const dayJd = civilDayOf(jd);
      if (jd < on(dayJd).sunriseJdUt) return on(dayJd - 1);
      return jd < on(dayJd + 1).sunriseJdUt ? on(dayJd) : on(dayJd + 1);
    },
  };
}

function sunDay(sky: Sky, place: Place, clock: CivilClock, dayJd: number): SunDay {
  const meanNoon = jdUt(dayJd + 0.5 - place.longitudeDeg / 360);
  const clockNoon = jdUt(dayJd + 0.5 - clock(meanNoon) / 24);
  const noonJdUt = solarNoon(sky, clockNoon, place);
  const { rises, sets } = sunRiseSet(sky, jdUt(noonJdUt - 0.5), jdUt(noonJdUt + 0.5), place);
  const sunrise = rises.find((jd) => jd <= noonJdUt);
  const sunset = sets.find((jd) => jd > noonJdUt);
  return {
    dayJd,
    date: jdToGregorian(dayJd),
    noonJdUt,
    sunriseJdUt: sunrise ?? jdUt(noonJdUt - QUARTER_DAY),
    sunsetJdUt: sunset ?? jdUt(noonJdUt + QUARTER_DAY),
    sunStaysAway: sunrise === undefined || sunset === undefined,
  };
}
