import { itemAt } from "../item-at.ts";
import type { Sky } from "../sky.ts";
import type { JulianDayUt } from "../time/julian-day.ts";
import { moonAngleDeg, sunAngleDeg, tithiAngleDeg, yogaAngleDeg } from "./limbs-angle.ts";
import { type NumberedSpan, partAt, partsBetween, turnOf, type Wheel } from "./limbs-wheel.ts";

/** The four limbs that the Moon and Sun make; the fifth, the vara, is the day's. */
export interface Limbs<T> {
  /** 1 to 30 from the new moon */
  readonly tithi: T;
  /** 1 to 27 from Ashwini */
  readonly nakshatra: T;
  /** 1 to 27 from Vishkambha */
  readonly yoga: T;
  /** 1 to 60 from the new moon: 1 Kimstughna, 2 to 57 the movable ones, 58 to 60 Shakuni, Chatushpada, Naga */
  readonly karana: T;
}

// Mean motions of the Moon and Sun: Meeus, Astronomical Algorithms, chapters 25 and 47.
const KARANA: Wheel = { angleDeg: tithiAngleDeg, parts: 60, rateDegPerDay: 12.190749 };
const TITHI: Wheel = { angleDeg: tithiAngleDeg, parts: 30, rateDegPerDay: 12.190749 };
const NAKSHATRA: Wheel = { angleDeg: moonAngleDeg, parts: 27, rateDegPerDay: 13.176358 };
const YOGA: Wheel = { angleDeg: yogaAngleDeg, parts: 27, rateDegPerDay: 14.161968 };
const MOON_SIGN: Wheel = { angleDeg: moonAngleDeg, parts: 12, rateDegPerDay: 13.176358 };
const SUN_SIGN: Wheel = { angleDeg: sunAngleDeg, parts: 12, rateDegPerDay: 0.985609 };

/**
 * All limbs that touch `from` <= t < `to`, in order, each with its own whole span: two tithis of a day, one that begins
 * and ends within it, one that fills it. Where `from` = `to`, the ones then running.
 */
export function limbsBetween(sky: Sky, from: JulianDayUt, to: JulianDayUt): Limbs<readonly NumberedSpan[]> {
  // A tithi is two karanas, so its ends are found among theirs.
  const karanas = turnOf(sky, KARANA, from);
  return {
    tithi: partsBetween(karanas, KARANA, to, 2),
    nakshatra: partsBetween(turnOf(sky, NAKSHATRA, from), NAKSHATRA, to),
    yoga: partsBetween(turnOf(sky, YOGA, from), YOGA, to),
    karana: partsBetween(karanas, KARANA, to),
  };
}

/** The four limbs running at an instant. */
export function limbsAt(sky: Sky, jd: JulianDayUt): Limbs<NumberedSpan> {
  const { tithi, nakshatra, yoga, karana } = limbsBetween(sky, jd, jd);
  return {
    tithi: itemAt(tithi, 0),
    nakshatra: itemAt(nakshatra, 0),
    yoga: itemAt(yoga, 0),
    karana: itemAt(karana, 0),
  };
}

/** The numbers alone of `limbsAt`, without looking for when each begins and ends. */
export const limbNumbersAt = (sky: Sky, jd: JulianDayUt): Limbs<number> => ({
  tithi: partAt(sky, TITHI, jd) + 1,
  nakshatra: partAt(sky, NAKSHATRA, jd) + 1,
  yoga: partAt(sky, YOGA, jd) + 1,
  karana: partAt(sky, KARANA, jd) + 1,
});

/** The sidereal signs the Moon is in during `from` <= t < `to`; 1 is Mesha. */
export const moonSignsBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  partsBetween(turnOf(sky, MOON_SIGN, from), MOON_SIGN, to);

/** The sidereal signs the Sun is in during `from` <= t < `to`; 1 is Mesha, and each start is a sankranti. */
export const sunSignsBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  partsBetween(turnOf(sky, SUN_SIGN, from), SUN_SIGN, to);

/** The tithis alone of `limbsBetween`. */
export const tithisBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  partsBetween(turnOf(sky, TITHI, from), TITHI, to);

/** The nakshatras alone of `limbsBetween`. */
export const nakshatrasBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  partsBetween(turnOf(sky, NAKSHATRA, from), NAKSHATRA, to);

/** The karanas alone of `limbsBetween`. */
export const karanasBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  partsBetween(turnOf(sky, KARANA, from), KARANA, to);
