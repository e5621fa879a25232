import { type Degrees, normalizeDegrees } from "../angle/degrees.ts";
import type { JulianDayTt, JulianDayUt } from "../calendar/julian-day.ts";
import type { LuminousGraha } from "../ids.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import type { Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import { turnOf, type Wheel } from "./limbs-wheel.ts";

const tropicalDeg = ({ ephemeris, conventions }: Sky, body: LuminousGraha, jd: JulianDayTt): number =>
  ephemeris.position(body, jd, conventions.positions, conventions.node).longitudeDeg;

/** Moon less Sun, 0 <= x < 360; a tithi is 12 degrees of it, a karana 6. The ayanamsa falls out. */
export function tithiAngleDeg(sky: Sky, jd: JulianDayUt): Degrees {
  const jdTt = utToTt(jd);
  return normalizeDegrees(tropicalDeg(sky, "moon", jdTt) - tropicalDeg(sky, "sun", jdTt));
}

/** The sidereal Moon, 0 <= x < 360; a nakshatra is 13°20' of it. */
export function moonAngleDeg(sky: Sky, jd: JulianDayUt): Degrees {
  const jdTt = utToTt(jd);
  return normalizeDegrees(tropicalDeg(sky, "moon", jdTt) - ayanamsaDeg(sky, jdTt));
}

/** Sidereal Sun plus sidereal Moon, 0 <= x < 360; a yoga is 13°20' of it. */
export function yogaAngleDeg(sky: Sky, jd: JulianDayUt): Degrees {
  const jdTt = utToTt(jd);
  const sumDeg = tropicalDeg(sky, "moon", jdTt) + tropicalDeg(sky, "sun", jdTt);
  return normalizeDegrees(sumDeg - 2 * ayanamsaDeg(sky, jdTt));
}

/** The sidereal Sun, 0 <= x < 360. */
export function sunAngleDeg(sky: Sky, jd: JulianDayUt): Degrees {
  const jdTt = utToTt(jd);
  return normalizeDegrees(tropicalDeg(sky, "sun", jdTt) - ayanamsaDeg(sky, jdTt));
}

/** The Moon's elongation from the Sun, halved at the full moon: even entries are new moons, odd ones full. */
const PHASE: Wheel = { angleDeg: tithiAngleDeg, parts: 2, rateDegPerDay: 12.190749 };

/** The last new moon at or before `jd`. */
export const previousNewMoon = (sky: Sky, jd: JulianDayUt): JulianDayUt => turnOf(sky, PHASE, jd).entry(0);

/** The first new moon after `jd`. */
export const nextNewMoon = (sky: Sky, jd: JulianDayUt): JulianDayUt => turnOf(sky, PHASE, jd).entry(2);

/** The last full moon at or before `jd`. */
export function previousFullMoon(sky: Sky, jd: JulianDayUt): JulianDayUt {
  const turn = turnOf(sky, PHASE, jd);
  return turn.entry(turn.partAtOrigin === 1 ? 1 : -1);
}

/** The first full moon after `jd`. */
export function nextFullMoon(sky: Sky, jd: JulianDayUt): JulianDayUt {
  const turn = turnOf(sky, PHASE, jd);
  return turn.entry(turn.partAtOrigin === 1 ? 3 : 1);
}
