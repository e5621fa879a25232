import { type Degrees, degrees, signedDegrees } from "../angle/degrees.ts";
import { type JulianDayTt, jdTt } from "../calendar/julian-day.ts";
import { eclipticOfDate, equinoxOfDate } from "../ephemeris/ecliptic-of-date.ts";
import type { Ayanamsa } from "../ids.ts";

/** The ayanamsas that are a number at an epoch. */
export type DefinedAyanamsa = Exclude<Ayanamsa, "true_chitra" | "true_pushya">;

interface Definition {
  readonly epochJdTt: JulianDayTt;
  readonly valueDeg: number;
  /**
   * The number was laid down under an older precession. Taken from the modern one it would move every sidereal
   * place by this much; it is subtracted so that sidereal places stay what they were (Swiss Ephemeris
   * documentation, 2.8.11).
   */
  readonly olderPrecessionArcsec: number;
}

const JULIAN_1900 = jdTt(2415020);
const NEWCOMB_SINCE_1900 = 0.828;

const DEFINITIONS: Readonly<Record<DefinedAyanamsa, Definition>> = {
  // Indian Astronomical Ephemeris 1985 ff.: 23°15'00.658" on 1956-03-21 0h TT. That value includes nutation, so the
  // nutation of the day, 16.769", is taken off (Wahr 1980).
  lahiri: { epochJdTt: jdTt(2435553.5), valueDeg: 23.250182778 - 0.004658035, olderPrecessionArcsec: -0.13036 },
  // B. V. Raman, Hindu Predictive Astrology, pp. 378-379 (zero in 389 CE), as Swiss Ephemeris SE_SIDM_RAMAN.
  raman: { epochJdTt: JULIAN_1900, valueDeg: 360 - 338.98556, olderPrecessionArcsec: NEWCOMB_SINCE_1900 },
  // K. S. Krishnamurti's table in Reader 1, as Swiss Ephemeris SE_SIDM_KRISHNAMURTI: 22.363889 in 1900.
  krishnamurti: { epochJdTt: JULIAN_1900, valueDeg: 360 - 337.636111, olderPrecessionArcsec: NEWCOMB_SINCE_1900 },
  // Sri Yukteswar, The Holy Science, introduction, as Swiss Ephemeris SE_SIDM_YUKTESHWAR.
  yukteshwar: { epochJdTt: JULIAN_1900, valueDeg: 360 - 338.917778, olderPrecessionArcsec: 0 },
  // Fagan & Bradley: 24°02'31.36" at B1950.0.
  fagan_bradley: { epochJdTt: jdTt(2433282.42345905), valueDeg: 24.042044444, olderPrecessionArcsec: 0.41256 },
};

/**
 * Mean ayanamsa: the value at the epoch, and how far the mean equinox has gone since, measured on the ecliptic
 * of the epoch. Within 0.007" of Swiss Ephemeris 2.10 from 1600 to 2400.
 */
export function definedAyanamsaDeg(name: DefinedAyanamsa, jd: JulianDayTt): Degrees {
  const { epochJdTt, valueDeg, olderPrecessionArcsec } = DEFINITIONS[name];
  const equinox = eclipticOfDate(epochJdTt)(equinoxOfDate(jd));
  return degrees(valueDeg - olderPrecessionArcsec / 3600 - signedDegrees(equinox.longitudeDeg));
}
