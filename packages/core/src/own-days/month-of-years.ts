import { normalizeDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { MASAS, type Masa } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { LimbCourse } from "../panchanga/limbs.ts";
import { moonAngleDeg } from "../panchanga/limbs-angle.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import { type Lunation, lunationAt, lunationBefore } from "../panchanga/masa.ts";
import type { Sky, Span } from "../sky.ts";

/** A lunar month in one year: the one with the sankranti, and the adhika month of the same name before it. */
export interface MonthOfYear {
  readonly nija: Lunation;
  readonly adhika: Lunation | undefined;
}

const SIGNS = 12;

/** The Sun's stays in one sign, 1 Mesha, that touch `from` to `to`. */
export const stays = (limbs: LimbCourse, sign: number, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  limbs.sunSigns(from, to).filter(({ number }) => number === sign);

/**
 * A lunar month in each year from `from` to `to`, by the sankranti that names it. A lost month is in the one that
 * replaces it, which contains its sankranti too.
 */
export const monthOfYears = (
  sky: Sky,
  limbs: LimbCourse,
  masa: Masa,
  from: JulianDayUt,
  to: JulianDayUt,
): readonly MonthOfYear[] =>
  stays(limbs, (MASAS.indexOf(masa) % SIGNS) + 1, from, to).map(({ startJdUt }) => {
    const nija = lunationAt(sky, startJdUt);
    const before = lunationBefore(sky, nija);
    return { nija, adhika: before.adhika ? before : undefined };
  });

const TITHIS_OF_MONTH = 30;
/** How far a tithi lies from where an even motion puts it: two thirds of a day at most. */
const ABOUT_DAYS = 1.5;

/** A tithi of a lunation, 1 to 30. */
export function tithiOfMonth(limbs: LimbCourse, { startJdUt, endJdUt }: Span, number: number): NumberedSpan {
  const about = startJdUt + ((number - 0.5) / TITHIS_OF_MONTH) * (endJdUt - startJdUt);
  const near = limbs.tithis(jdUt(about - ABOUT_DAYS), jdUt(about + ABOUT_DAYS));
  return itemAt(
    near.filter((one) => one.number === number),
    0,
  );
}

const STARS = 27;
/** Meeus, Astronomical Algorithms, chapter 47. */
const MOON_TURN_DAYS = 27.321582;

/** The Moon's stays in a star, 1 to 27, that touch a month, in order. */
export function starInMonth(sky: Sky, limbs: LimbCourse, month: Span, number: number): readonly NumberedSpan[] {
  const aheadDeg = normalizeDegrees(((number - 0.5) / STARS) * 360 - moonAngleDeg(sky, month.startJdUt));
  const first = month.startJdUt + (aheadDeg / 360) * MOON_TURN_DAYS;
  return [-1, 0, 1]
    .map((turn) => first + turn * MOON_TURN_DAYS)
    .flatMap((about) => limbs.nakshatras(jdUt(about - ABOUT_DAYS), jdUt(about + ABOUT_DAYS)))
    .filter((star) => star.number === number)
    .filter(({ startJdUt, endJdUt }) => endJdUt > month.startJdUt && startJdUt < month.endJdUt);
}
