import type { CivilDate } from "../calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { LEAST_DAY, type SunDays } from "../day/sun-days.ts";

/** A civil date as rites are placed in it. */
export interface FestivalDay {
  /** Julian day of the date's 0h as if at Greenwich: it names the day, and counts on by one. */
  readonly dayJd: number;
  readonly date: CivilDate;
  readonly noonJdUt: JulianDayUt;
  readonly sunriseJdUt: JulianDayUt;
  readonly sunsetJdUt: JulianDayUt;
  /** Where the Sun does not, six hours before its noon replace sunrise and six hours after it sunset. */
  readonly sunRises: boolean;
  readonly sunSets: boolean;
}

export interface FestivalDays {
  readonly on: (dayJd: number) => FestivalDay;
  /** The day, sunrise to sunrise, that contains an instant. */
  readonly holding: (jd: JulianDayUt) => FestivalDay;
  /** The civil date, by its `dayJd`, on which an instant falls. */
  readonly civilDayOf: (jd: JulianDayUt) => number;
}

const QUARTER_DAY = 0.25;

export function festivalDays(days: SunDays): FestivalDays {
  const known = new Map<number, FestivalDay>();
  const on = (dayJd: number): FestivalDay => {
    const found = known.get(dayJd) ?? festivalDay(days, dayJd);
    known.set(dayJd, found);
    return found;
  };
  return {
    on,
    civilDayOf: days.dayJdOf,
    holding: (jd) => {
      const { dayJd, sunriseJdUt } = on(days.dayJdOf(jd));
      if (jd < sunriseJdUt) return on(dayJd - 1);
      const isLate = jd > sunriseJdUt + LEAST_DAY && jd >= on(dayJd + 1).sunriseJdUt;
      return on(isLate ? dayJd + 1 : dayJd);
    },
  };
}

function festivalDay(days: SunDays, dayJd: number): FestivalDay {
  const { date, noonJdUt, sunriseJdUt, sunsetJdUt } = days.on(dayJd);
  return {
    dayJd,
    date,
    noonJdUt,
    sunriseJdUt: sunriseJdUt ?? jdUt(noonJdUt - QUARTER_DAY),
    sunsetJdUt: sunsetJdUt ?? jdUt(noonJdUt + QUARTER_DAY),
    sunRises: sunriseJdUt !== undefined,
    sunSets: sunsetJdUt !== undefined,
  };
}
