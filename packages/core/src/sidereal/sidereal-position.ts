import { type Degrees, normalizeDegrees } from "../angle/degrees.ts";
import type { JulianDayTt, JulianDayUt } from "../calendar/julian-day.ts";
import type { EclipticPosition } from "../ephemeris/ephemeris.ts";
import type { Graha } from "../ids.ts";
import type { Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import { ayanamsaDeg } from "./ayanamsa.ts";

/** General precession, 50.29" a year: what the sidereal zodiac loses of a tropical speed. */
export const PRECESSION_DEG_PER_DAY = 50.2879 / 3600 / 365.25;

/** The position of a graha in the sidereal zodiac of the sky's conventions. Throws `CoreError` "time_out_of_range". */
export function siderealPosition(sky: Sky, body: Graha, jd: JulianDayUt): EclipticPosition {
  const jdTt = utToTt(jd);
  return siderealPositionFrom(sky, body, jdTt, ayanamsaDeg(sky, jdTt));
}

/** The same with the ayanamsa of the instant already known: for a whole chart. */
export function siderealPositionFrom(sky: Sky, body: Graha, jd: JulianDayTt, ayanamsa: Degrees): EclipticPosition {
  const { ephemeris, conventions } = sky;
  const { longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay } = ephemeris.position(
    body,
    jd,
    conventions.positions,
    conventions.node,
  );
  return {
    longitudeDeg: normalizeDegrees(longitudeDeg - ayanamsa),
    latitudeDeg,
    distanceAu,
    speedDegPerDay: speedDegPerDay - PRECESSION_DEG_PER_DAY,
  };
}

/** The sidereal longitude alone. */
export const siderealLongitudeDeg = (sky: Sky, body: Graha, jd: JulianDayUt): Degrees =>
  siderealPosition(sky, body, jd).longitudeDeg;
