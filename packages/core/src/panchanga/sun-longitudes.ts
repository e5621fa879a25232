import { normalizeDegrees } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { utToTt } from "../time/delta-t.ts";

/** The Sun in both zodiacs, from which seasons and halves of the year are named. */
export interface SunLongitudes {
  readonly sunDeg: number;
  readonly tropicalSunDeg: number;
}

export function sunLongitudesAt(sky: Sky, jd: JulianDayUt): SunLongitudes {
  const sunDeg = siderealLongitudeDeg(sky, "sun", jd);
  return { sunDeg, tropicalSunDeg: normalizeDegrees(sunDeg + ayanamsaDeg(sky, utToTt(jd))) };
}
