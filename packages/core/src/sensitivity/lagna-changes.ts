import { degrees, normalizeDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { earthOrientation } from "../horizon/earth-orientation.ts";
import { localPoint } from "../horizon/local-point.ts";
import { crossings } from "../search/find-event.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { GeoPoint, Sky } from "../sky.ts";

/** A navamsa; nine of them are a sign, so that its bounds include the bounds of the signs. */
const NAVAMSAS = 108;
/** A point of the ecliptic turns in altitude every half day; it may do so once between two samples. */
const STEP_DAYS = 1 / 8;

/**
 * When the lagna passes from one navamsa into another, with `from` <= t < `to`: when the point between them is on the
 * eastern horizon. Found as roots of its altitude, which is smooth also where the lagna leaps through the signs, far
 * north, or goes back, beyond the polar circle. Good to a millisecond.
 */
export function lagnaChanges(sky: Sky, from: JulianDayUt, to: JulianDayUt, place: GeoPoint): readonly JulianDayUt[] {
  const earthAt = rememberedEarth(sky);
  return Array.from({ length: NAVAMSAS }, (_, index) => {
    const localAt = (jd: number) => {
      const { orientation, ayanamsa } = earthAt(jd);
      const longitudeDeg = normalizeDegrees((index * 360) / NAVAMSAS + ayanamsa);
      return localPoint({ longitudeDeg, latitudeDeg: degrees(0) }, orientation, place);
    };
    return crossings((jd) => localAt(jd).sinAltitude, from, to, STEP_DAYS)
      .filter(({ jd }) => localAt(jd).sinHourAngle < 0)
      .map(({ jd }) => jdUt(jd));
  }).flat();
}

/** The samples of all the points are taken at the same instants, with the same orientation of the Earth. */
function rememberedEarth(sky: Sky) {
  const known = new Map<number, ReturnType<typeof calculate>>();
  const calculate = (jd: number) => {
    const orientation = earthOrientation(jdUt(jd));
    return { orientation, ayanamsa: ayanamsaDeg(sky, orientation.jdTt) };
  };
  return (jd: number) => {
    const earth = known.get(jd) ?? calculate(jd);
    known.set(jd, earth);
    return earth;
  };
}

/** Quarters of stars are as long as navamsas: four make a star, nine a sign. An even number, so that the wave closes. */
const PADAS = 108;
/** The Moon needs five hours at least for a quarter. */
const MOON_STEP_DAYS = 1 / 24;

/** When the Moon passes from one quarter of a star into another, with `from` <= t < `to`. Good to a millisecond. */
export const moonChanges = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly JulianDayUt[] =>
  crossings(
    (jd) => Math.sin((siderealLongitudeDeg(sky, "moon", jdUt(jd)) * PADAS * Math.PI) / 360),
    from,
    to,
    MOON_STEP_DAYS,
  ).map(({ jd }) => jdUt(jd));
