import { J2000_JD, type JulianDayTt, type JulianDayUt, jdTt, jdUt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { itemAt } from "../item-at.ts";
import { COURSE, cubicAt } from "./delta-t-course.ts";

const SECONDS_PER_DAY = 86400;
const FIRST_YEAR = 1500;
const LAST_YEAR = 2500;

/**
 * TT - UT1 in seconds. Observed values from 1955 to 2026, before them the spline fitted to eclipses and
 * occultations, after them an expected course. Years 1500 to 2500, else `CoreError` "time_out_of_range".
 * Within 0.06 s of the daily observed values since 1973; uncertain by about 20 s in 1600 and as much in 2200.
 */
export function deltaTSeconds(jd: JulianDayUt): number {
  const year = 2000 + (jd - J2000_JD + 0.5) / 365.2425;
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) {
    throw new CoreError("time_out_of_range", "delta T is known from 1500 to 2500", {
      year,
      minYear: FIRST_YEAR,
      maxYear: LAST_YEAR,
    });
  }
  return cubicAt(itemAt(COURSE, indexAt(year)), year);
}

/** For each whole year where its first instant is in the course; the rest of the year is there or just after. */
const INDEX_OF_YEAR = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, since) =>
  COURSE.findLastIndex(({ startYear }) => startYear <= FIRST_YEAR + since),
);

function indexAt(year: number): number {
  let index = itemAt(INDEX_OF_YEAR, Math.floor(year) - FIRST_YEAR);
  while (index + 1 < COURSE.length && itemAt(COURSE, index + 1).startYear <= year) index += 1;
  return index;
}

export const utToTt = (jd: JulianDayUt): JulianDayTt => jdTt(jd + deltaTSeconds(jd) / SECONDS_PER_DAY);

/** The inverse of `utToTt`: one correction is enough, delta T changes by less than 2e-7 of the step. */
export function ttToUt(jd: JulianDayTt): JulianDayUt {
  const near = jd - deltaTSeconds(jdUt(jd)) / SECONDS_PER_DAY;
  return jdUt(jd - deltaTSeconds(jdUt(near)) / SECONDS_PER_DAY);
}
