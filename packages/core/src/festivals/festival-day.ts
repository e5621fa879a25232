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
  /** The day of a date that the place had. */
  readonly on: (dayJd: number) => FestivalDay;
  /** The day so many dates after another, before it if negative; dates that the place never had do not count. */
  readonly beside: (day: FestivalDay, shift: number) => FestivalDay;
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
  const beside = (day: FestivalDay, shift: number): FestivalDay => {
    const step = Math.sign(shift);
    return step === 0 ? day : beside(on(days.neighbour(day.dayJd, step).dayJd), shift - step);
  };
  return {
    on,
    beside,
    civilDayOf: days.dayJdOf,
    holding: (jd) => {
      const day = on(days.dayJdOf(jd));
      if (jd < day.sunriseJdUt) return beside(day, -1);
      const isLate = jd > day.sunriseJdUt + LEAST_DAY && jd >= beside(day, 1).sunriseJdUt;
      return isLate ? beside(day, 1) : day;
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
