import { normalizeDegrees, signedDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { rootNear } from "../search/find-event.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";

/** The instant that lies a number of dasha years after birth (before it, where negative). */
export type DashaClock = (yearsFromBirth: number) => JulianDayUt;

/** Mean sidereal year of J2000, days; here only the place where a search begins. */
const SIDEREAL_YEAR_DAYS = 365.256363;

/**
 * Years of the Sun's return to its own sidereal longitude at birth, a part of a year being the same part of 360 degrees.
 * Throws `CoreError` "time_out_of_range" where the ephemeris does not have the Sun.
 */
export function solarClock(sky: Sky, birthJdUt: JulianDayUt): DashaClock {
  const birthDeg = siderealLongitudeDeg(sky, "sun", birthJdUt);
  return (years) => {
    const aheadDeg = (jd: number): number =>
      signedDegrees(siderealLongitudeDeg(sky, "sun", jdUt(jd)) - birthDeg - 360 * (years % 1));
    return jdUt(rootNear(aheadDeg, birthJdUt + years * SIDEREAL_YEAR_DAYS, 360 / SIDEREAL_YEAR_DAYS));
  };
}

/**
 * Dasha years made instants by the year length of the conventions; "solar" are the Sun's returns, as Jagannatha Hora
 * counts.
 */
export function dashaClock(sky: Sky, birthJdUt: JulianDayUt): DashaClock {
  const { dashaYear } = sky.conventions;
  if (dashaYear === "solar") return solarClock(sky, birthJdUt);
  const yearDays = Number(dashaYear);
  return (years) => jdUt(birthJdUt + years * yearDays);
}

/** Dasha years from birth to an instant, by the same year: the clock read the other way. */
export function dashaYearsBetween(sky: Sky, birthJdUt: JulianDayUt, atJdUt: JulianDayUt): number {
  const { dashaYear } = sky.conventions;
  if (dashaYear !== "solar") return (atJdUt - birthJdUt) / Number(dashaYear);
  const sunDeg = (jd: JulianDayUt): number => siderealLongitudeDeg(sky, "sun", jd);
  const partOfYear = normalizeDegrees(sunDeg(atJdUt) - sunDeg(birthJdUt)) / 360;
  return partOfYear + Math.round((atJdUt - birthJdUt) / SIDEREAL_YEAR_DAYS - partOfYear);
}
