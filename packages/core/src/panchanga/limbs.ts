import type { JulianDayUt } from "../calendar/julian-day.ts";
import { itemAt } from "../item-at.ts";
import type { Sky } from "../sky.ts";
import { ELONGATION, MOON, MOON_AND_SUN, SUN } from "./limbs-angle.ts";
import { type NumberedSpan, partAt, partsBetween, turnOf, type Wheel, type WheelTurn } from "./limbs-wheel.ts";

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

const KARANA: Wheel = { ...ELONGATION, parts: 60 };
const TITHI: Wheel = { ...ELONGATION, parts: 30 };
const NAKSHATRA: Wheel = { ...MOON, parts: 27 };
const YOGA: Wheel = { ...MOON_AND_SUN, parts: 27 };
const MOON_SIGN: Wheel = { ...MOON, parts: 12 };
const SUN_SIGN: Wheel = { ...SUN, parts: 12 };

/** The parts of one kind that touch `from` <= t < `to`, in order, each with its own whole span; the one running where `from` = `to`. */
export type PartsBetween = (from: JulianDayUt, to: JulianDayUt) => readonly NumberedSpan[];

/** The limbs and signs of a sky through time. Each of their ends is sought once, however often it is asked about. */
export interface LimbCourse {
  readonly tithis: PartsBetween;
  readonly nakshatras: PartsBetween;
  readonly yogas: PartsBetween;
  readonly karanas: PartsBetween;
  /** The sidereal signs of the Moon; 1 is Mesha. */
  readonly moonSigns: PartsBetween;
  /** The sidereal signs of the Sun; 1 is Mesha, and each start is a sankranti. */
  readonly sunSigns: PartsBetween;
}

/** Ends are counted from the instant first asked about, and again, the old ones forgotten, from one that lies further off. */
const REACH_DAYS = 400;

function courseOf(
  sky: Sky,
  wheel: Wheel,
): (from: JulianDayUt, to: JulianDayUt, stride?: number) => readonly NumberedSpan[] {
  let kept: { readonly turn: WheelTurn; readonly origin: JulianDayUt } | undefined;
  return (from, to, stride = 1) => {
    if (kept === undefined || Math.abs(from - kept.origin) > REACH_DAYS) {
      kept = { turn: turnOf(sky, wheel, from), origin: from };
    }
    return partsBetween(kept.turn, wheel, from, to, stride);
  };
}

export function limbCourse(sky: Sky): LimbCourse {
  const karana = courseOf(sky, KARANA);
  return {
    // A tithi is two karanas, so its ends are found among theirs.
    tithis: (from, to) => karana(from, to, 2),
    nakshatras: courseOf(sky, NAKSHATRA),
    yogas: courseOf(sky, YOGA),
    karanas: (from, to) => karana(from, to),
    moonSigns: courseOf(sky, MOON_SIGN),
    sunSigns: courseOf(sky, SUN_SIGN),
  };
}

/** All limbs that touch `from` <= t < `to`: two tithis of a day, one that begins and ends within it, one that fills it. */
export const limbsIn = (course: LimbCourse, from: JulianDayUt, to: JulianDayUt): Limbs<readonly NumberedSpan[]> => ({
  tithi: course.tithis(from, to),
  nakshatra: course.nakshatras(from, to),
  yoga: course.yogas(from, to),
  karana: course.karanas(from, to),
});

/** The same without a course to keep what is found. */
export const limbsBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): Limbs<readonly NumberedSpan[]> =>
  limbsIn(limbCourse(sky), from, to);

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
  courseOf(sky, MOON_SIGN)(from, to);

/** The sidereal signs the Sun is in during `from` <= t < `to`; 1 is Mesha, and each start is a sankranti. */
export const sunSignsBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  courseOf(sky, SUN_SIGN)(from, to);

/** The sidereal sign the Sun is in at an instant, 1 for Mesha, and when it entered it. */
export function sunSignAt(sky: Sky, jd: JulianDayUt): { readonly number: number; readonly startJdUt: JulianDayUt } {
  const turn = turnOf(sky, SUN_SIGN, jd);
  return { number: turn.partAtOrigin + 1, startJdUt: turn.entry(turn.partAtOrigin) };
}

/** The tithis alone of `limbsBetween`. */
export const tithisBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  courseOf(sky, TITHI)(from, to);

/** The nakshatras alone of `limbsBetween`. */
export const nakshatrasBetween = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly NumberedSpan[] =>
  courseOf(sky, NAKSHATRA)(from, to);
