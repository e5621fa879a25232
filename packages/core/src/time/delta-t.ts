import { J2000_JD, type JulianDayTt, type JulianDayUt, jdTt, jdUt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { itemAt } from "../item-at.ts";
import { DELTA_T_SPLINE, LAST_OBSERVED, OBSERVED_DELTA_T_SECONDS, OBSERVED_FIRST_YEAR } from "./delta-t-tables.ts";

const SECONDS_PER_DAY = 86400;
const FIRST_YEAR = 1500;
const LAST_YEAR = 2500;

interface Knot {
  readonly year: number;
  readonly deltaTSeconds: number;
}

/**
 * The course after the last observation. Nobody can know it; these knots follow Swiss Ephemeris 2.10 (its
 * documentation, chapter 7: the extrapolation of Stephenson, Morrison & Hohenkerk 2016, reached over a
 * century), so that almanacs of coming years agree to well under a second of time until 2050.
 */
const EXPECTED: readonly Knot[] = [
  { year: 2040, deltaTSeconds: 71.8 },
  { year: 2050, deltaTSeconds: 74.6 },
  { year: 2075, deltaTSeconds: 82.8 },
  { year: 2100, deltaTSeconds: 93.2 },
  { year: 2150, deltaTSeconds: 121.7 },
  { year: 2200, deltaTSeconds: 163 },
  { year: 2250, deltaTSeconds: 220.4 },
  { year: 2300, deltaTSeconds: 297 },
  { year: 2350, deltaTSeconds: 395.7 },
  { year: 2400, deltaTSeconds: 519.6 },
  { year: 2450, deltaTSeconds: 671.7 },
  { year: 2500, deltaTSeconds: 855 },
];

/**
 * The spline, smoothed over years, is 0.66 s below the first observed value; three years join the two,
 * which is also what Swiss Ephemeris does.
 */
const SPLINE_END_YEAR = 1952;

const KNOTS: readonly Knot[] = [
  { year: SPLINE_END_YEAR, deltaTSeconds: fromSpline(SPLINE_END_YEAR) },
  ...OBSERVED_DELTA_T_SECONDS.map((deltaTSeconds, index) => ({ year: OBSERVED_FIRST_YEAR + index, deltaTSeconds })),
  LAST_OBSERVED,
  ...EXPECTED,
];

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
  return year < SPLINE_END_YEAR ? fromSpline(year) : fromKnots(year);
}

export const utToTt = (jd: JulianDayUt): JulianDayTt => jdTt(jd + deltaTSeconds(jd) / SECONDS_PER_DAY);

/** The inverse of `utToTt`: one correction is enough, delta T changes by less than 2e-7 of the step. */
export function ttToUt(jd: JulianDayTt): JulianDayUt {
  const near = jd - deltaTSeconds(jdUt(jd)) / SECONDS_PER_DAY;
  return jdUt(jd - deltaTSeconds(jdUt(near)) / SECONDS_PER_DAY);
}

function fromSpline(year: number): number {
  const row = DELTA_T_SPLINE.findIndex(([, endYear]) => year < endYear);
  const [startYear, endYear, a0, a1, a2, a3] = itemAt(DELTA_T_SPLINE, row);
  const t = (year - startYear) / (endYear - startYear);
  return a0 + t * (a1 + t * (a2 + t * a3));
}

/** Cubic Hermite through the knots, each tangent the weighted mean of the chords on either side. */
function fromKnots(year: number): number {
  const index = segmentOf(year);
  const left = knot(index);
  const right = knot(index + 1);
  const width = right.year - left.year;
  const t = (year - left.year) / width;
  const rise = right.deltaTSeconds - left.deltaTSeconds;
  const startSlope = slopeAt(index) * width;
  const endSlope = slopeAt(index + 1) * width;
  return (
    left.deltaTSeconds +
    t * (startSlope + t * (3 * rise - 2 * startSlope - endSlope + t * (startSlope + endSlope - 2 * rise)))
  );
}

function segmentOf(year: number): number {
  // One knot a year while there are observations, so the year itself is the address; then a short search.
  const observed = Math.min(Math.floor(year) - OBSERVED_FIRST_YEAR + 1, OBSERVED_DELTA_T_SECONDS.length);
  let index = Math.max(0, observed);
  while (index < KNOTS.length - 2 && knot(index + 1).year <= year) index += 1;
  return index;
}

function slopeAt(index: number): number {
  if (index === 0) return chord(0);
  if (index === KNOTS.length - 1) return chord(index - 1);
  const before = knot(index).year - knot(index - 1).year;
  const after = knot(index + 1).year - knot(index).year;
  return (chord(index - 1) * after + chord(index) * before) / (before + after);
}

function chord(index: number): number {
  const left = knot(index);
  const right = knot(index + 1);
  return (right.deltaTSeconds - left.deltaTSeconds) / (right.year - left.year);
}

const knot = (index: number): Knot => itemAt(KNOTS, index);
