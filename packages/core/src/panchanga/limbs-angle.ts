import { type Degrees, normalizeDegrees } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import { PRECESSION_DEG_PER_DAY } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import { type MovingAngle, turnOf, type Wheel } from "./limbs-wheel.ts";

/** How often the sidereal Moon and the sidereal Sun count in an angle. */
interface MoonAndSun {
  readonly moon: 0 | 1;
  readonly sun: -1 | 0 | 1;
}

/** Such an angle at an instant, 0 <= x < 360, and its speed. Where one is subtracted from the other the ayanamsa falls out. */
const angleOf =
  ({ moon, sun }: MoonAndSun) =>
  (sky: Sky, jd: JulianDayUt): MovingAngle => {
    const { ephemeris, conventions } = sky;
    const { positions, node } = conventions;
    const jdTt = utToTt(jd);
    const zodiacs = moon + sun;
    let deg = zodiacs === 0 ? 0 : -zodiacs * ayanamsaDeg(sky, jdTt);
    let degPerDay = -zodiacs * PRECESSION_DEG_PER_DAY;
    if (moon !== 0) {
      const place = ephemeris.position("moon", jdTt, positions, node);
      deg += place.longitudeDeg;
      degPerDay += place.speedDegPerDay;
    }
    if (sun !== 0) {
      const place = ephemeris.position("sun", jdTt, positions, node);
      deg += sun * place.longitudeDeg;
      degPerDay += sun * place.speedDegPerDay;
    }
    return { deg: normalizeDegrees(deg), degPerDay };
  };

// Mean motions of the Moon and Sun: Meeus, Astronomical Algorithms, chapters 25 and 47.
/** Moon less Sun; a tithi is 12 degrees of it, a karana 6. */
export const ELONGATION = { angleAt: angleOf({ moon: 1, sun: -1 }), meanDegPerDay: 12.190749 } as const;
/** The sidereal Moon; a nakshatra is 13°20' of it. */
export const MOON = { angleAt: angleOf({ moon: 1, sun: 0 }), meanDegPerDay: 13.176358 } as const;
/** Sidereal Sun plus sidereal Moon; a yoga is 13°20' of it. */
export const MOON_AND_SUN = { angleAt: angleOf({ moon: 1, sun: 1 }), meanDegPerDay: 14.161968 } as const;
/** The sidereal Sun. */
export const SUN = { angleAt: angleOf({ moon: 0, sun: 1 }), meanDegPerDay: 0.985609 } as const;

/** Moon less Sun, 0 <= x < 360. */
export const tithiAngleDeg = (sky: Sky, jd: JulianDayUt): Degrees => ELONGATION.angleAt(sky, jd).deg;

/** The sidereal Moon, 0 <= x < 360. */
export const moonAngleDeg = (sky: Sky, jd: JulianDayUt): Degrees => MOON.angleAt(sky, jd).deg;

/** Sidereal Sun plus sidereal Moon, 0 <= x < 360. */
export const yogaAngleDeg = (sky: Sky, jd: JulianDayUt): Degrees => MOON_AND_SUN.angleAt(sky, jd).deg;

/** The sidereal Sun, 0 <= x < 360. */
export const sunAngleDeg = (sky: Sky, jd: JulianDayUt): Degrees => SUN.angleAt(sky, jd).deg;

/** The Moon's elongation from the Sun, halved at the full moon: even entries are new moons, odd ones full. */
const PHASE: Wheel = { ...ELONGATION, parts: 2 };

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
