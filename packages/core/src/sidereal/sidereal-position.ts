import { type Degrees, normalizeDegrees } from "../angle/degrees.ts";
import type { EclipticPosition } from "../ephemeris/ephemeris.ts";
import type { Graha } from "../ids.ts";
import type { Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";
import type { JulianDayUt } from "../time/julian-day.ts";
import { ayanamsaDeg } from "./ayanamsa.ts";

/** General precession, 50.29" a year: what the sidereal zodiac loses of a tropical speed. */
const PRECESSION_DEG_PER_DAY = 50.2879 / 3600 / 365.25;

/** Where a graha stands in the sidereal zodiac of the sky's conventions. Throws `CoreError` "time_out_of_range". */
export function siderealPosition(sky: Sky, body: Graha, jd: JulianDayUt): EclipticPosition {
  const { ephemeris, conventions } = sky;
  const jdTt = utToTt(jd);
  const tropical = ephemeris.position(body, jdTt, conventions.positions, conventions.node);
  return {
    ...tropical,
    longitudeDeg: normalizeDegrees(tropical.longitudeDeg - ayanamsaDeg(sky, jdTt)),
    speedDegPerDay: tropical.speedDegPerDay - PRECESSION_DEG_PER_DAY,
  };
}

/** The sidereal longitude alone. */
export const siderealLongitudeDeg = (sky: Sky, body: Graha, jd: JulianDayUt): Degrees =>
  siderealPosition(sky, body, jd).longitudeDeg;
