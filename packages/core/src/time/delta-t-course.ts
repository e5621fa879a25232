import { itemAt } from "../item-at.ts";
import { DELTA_T_SPLINE, LAST_OBSERVED, OBSERVED_DELTA_T_SECONDS, OBSERVED_FIRST_YEAR } from "./delta-t-tables.ts";

/** Delta T in one stretch: a0 + a1 t + a2 t^2 + a3 t^3 seconds, t from 0 to 1 across it. */
export interface Cubic {
  readonly startYear: number;
  readonly endYear: number;
  readonly a0: number;
  readonly a1: number;
  readonly a2: number;
  readonly a3: number;
}

export function cubicAt({ startYear, endYear, a0, a1, a2, a3 }: Cubic, year: number): number {
  const t = (year - startYear) / (endYear - startYear);
  return a0 + t * (a1 + t * (a2 + t * a3));
}

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

const SPLINE: readonly Cubic[] = DELTA_T_SPLINE.map(([startYear, endYear, a0, a1, a2, a3]) => ({
  startYear,
  endYear,
  a0,
  a1,
  a2,
  a3,
})).filter(({ startYear }) => startYear < SPLINE_END_YEAR);

const KNOTS: readonly Knot[] = [
  { year: SPLINE_END_YEAR, deltaTSeconds: cubicAt(itemAt(SPLINE, SPLINE.length - 1), SPLINE_END_YEAR) },
  ...OBSERVED_DELTA_T_SECONDS.map((deltaTSeconds, index) => ({ year: OBSERVED_FIRST_YEAR + index, deltaTSeconds })),
  LAST_OBSERVED,
  ...EXPECTED,
];

const CHORDS = KNOTS.slice(1).map((right, index) => {
  const left = itemAt(KNOTS, index);
  return (right.deltaTSeconds - left.deltaTSeconds) / (right.year - left.year);
});

/** The tangent at a knot: the weighted mean of the chords on either side. */
function slopeAt(index: number): number {
  const [before, after] = [CHORDS[index - 1], CHORDS[index]];
  if (before === undefined) return itemAt(CHORDS, 0);
  if (after === undefined) return before;
  const widthBefore = itemAt(KNOTS, index).year - itemAt(KNOTS, index - 1).year;
  const widthAfter = itemAt(KNOTS, index + 1).year - itemAt(KNOTS, index).year;
  return (before * widthAfter + after * widthBefore) / (widthBefore + widthAfter);
}

/** Cubic Hermite from a knot to the next. */
function fromKnot(left: Knot, index: number): Cubic {
  const right = itemAt(KNOTS, index + 1);
  const width = right.year - left.year;
  const rise = right.deltaTSeconds - left.deltaTSeconds;
  const startSlope = slopeAt(index) * width;
  const endSlope = slopeAt(index + 1) * width;
  return {
    startYear: left.year,
    endYear: right.year,
    a0: left.deltaTSeconds,
    a1: startSlope,
    a2: 3 * rise - 2 * startSlope - endSlope,
    a3: startSlope + endSlope - 2 * rise,
  };
}

/** Delta T from 1500 to 2500: the spline, then cubics from knot to knot. Each is followed from its start to that of the next. */
export const COURSE: readonly Cubic[] = [...SPLINE, ...KNOTS.slice(0, -1).map(fromKnot)];
