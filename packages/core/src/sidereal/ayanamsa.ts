import { chebyshevCurve } from "../angle/chebyshev-curve.ts";
import { type Degrees, degrees, signedDegrees, toRadians } from "../angle/degrees.ts";
import { J2000_JD, type JulianDayTt, jdTt, julianCenturies } from "../calendar/julian-day.ts";
import { eclipticOfDate, equinoxOfDate } from "../ephemeris/ecliptic-of-date.ts";
import { starBendingDeg } from "../ephemeris/solar-bending.ts";
import type { Ayanamsa } from "../ids.ts";
import { once } from "../kept.ts";
import type { Sky } from "../sky.ts";

/**
 * The mean ayanamsa (no nutation) of the sky's conventions: tropical mean-equinox longitude less this is the
 * sidereal longitude. Within 0.05" of Swiss Ephemeris from 1600 to 2400.
 */
export function ayanamsaDeg(sky: Sky, jd: JulianDayTt): Degrees {
  const name = sky.conventions.ayanamsa;
  return name === "true_chitra" || name === "true_pushya"
    ? starAyanamsaDeg(sky, name, jd)
    : definedAyanamsaDeg(name, jd);
}

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
export const definedAyanamsaDeg = (name: DefinedAyanamsa, jd: JulianDayTt): Degrees => degrees(CURVES[name]()(jd));

/** Over the years of the table the precession is a polynomial of this degree to 1e-13 degrees. */
const CURVE_DEGREE = 8;
const CURVE_HALF_DAYS = 4.1 * 36525;

const curveOf = (name: DefinedAyanamsa): (() => (jd: number) => number) =>
  once(() => {
    const { epochJdTt, valueDeg, olderPrecessionArcsec } = DEFINITIONS[name];
    const toEcliptic = eclipticOfDate(epochJdTt);
    const exact = (jd: number): number =>
      valueDeg - olderPrecessionArcsec / 3600 - signedDegrees(toEcliptic(equinoxOfDate(jdTt(jd))).longitudeDeg);
    return chebyshevCurve(exact, J2000_JD - CURVE_HALF_DAYS, J2000_JD + CURVE_HALF_DAYS, CURVE_DEGREE);
  });

const CURVES: Readonly<Record<DefinedAyanamsa, () => (jd: number) => number>> = {
  lahiri: curveOf("lahiri"),
  raman: curveOf("raman"),
  krishnamurti: curveOf("krishnamurti"),
  yukteshwar: curveOf("yukteshwar"),
  fagan_bradley: curveOf("fagan_bradley"),
};

/** The ayanamsas that fix a star at one sidereal longitude. */
export type StarAyanamsa = Extract<Ayanamsa, "true_chitra" | "true_pushya">;

interface Anchor {
  /** J2000 (ICRS), degrees. */
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  /** Milliarcseconds a year; the first on the sky, that is times cos(declination). */
  readonly properMotionRaMas: number;
  readonly properMotionDecMas: number;
  readonly siderealLongitudeDeg: number;
}

/** Places and motions: Hipparcos, the new reduction (van Leeuwen 2007, A&A 474, 653). */
const ANCHORS: Readonly<Record<StarAyanamsa, Anchor>> = {
  // Spica, alpha Virginis: 13h25m11.57937s -11°09'40.7501".
  true_chitra: {
    rightAscensionDeg: 15 * (13 + 25 / 60 + 11.57937 / 3600),
    declinationDeg: -(11 + 9 / 60 + 40.7501 / 3600),
    properMotionRaMas: -42.35,
    properMotionDecMas: -30.67,
    siderealLongitudeDeg: 180,
  },
  // Asellus Australis, delta Cancri: 08h44m41.09921s +18°09'15.5034", fixed at 106° (P. V. R. Narasimha Rao).
  true_pushya: {
    rightAscensionDeg: 15 * (8 + 44 / 60 + 41.09921 / 3600),
    declinationDeg: 18 + 9 / 60 + 15.5034 / 3600,
    properMotionRaMas: -17.67,
    properMotionDecMas: -229.26,
    siderealLongitudeDeg: 106,
  },
};

const MAS_PER_DEGREE = 3_600_000;
const DAYS_PER_JULIAN_YEAR = 365.25;
/** Constant of aberration, arc seconds (IAU 1976 system; Meeus, Astronomical Algorithms, chapter 23). */
const ABERRATION_ARCSEC = 20.49552;

/**
 * Longitude of the star, mean equinox of date, less its fixed longitude. With apparent positions the star's
 * annual aberration moves it by up to 20" in the year, and the Sun's bending of its light by up to 0.6" on a day or two;
 * with true positions neither. Parallax (0.02") is left out.
 */
function starAyanamsaDeg(sky: Sky, name: StarAyanamsa, jd: JulianDayTt): Degrees {
  const anchor = ANCHORS[name];
  const years = (jd - J2000_JD) / DAYS_PER_JULIAN_YEAR;
  const declination = toRadians(degrees(anchor.declinationDeg + (years * anchor.properMotionDecMas) / MAS_PER_DEGREE));
  const cosDeclination = Math.cos(declination);
  const rightAscension = toRadians(
    degrees(anchor.rightAscensionDeg + (years * anchor.properMotionRaMas) / MAS_PER_DEGREE / cosDeclination),
  );
  const { longitudeDeg, latitudeDeg } = eclipticOfDate(jd)({
    x: cosDeclination * Math.cos(rightAscension),
    y: cosDeclination * Math.sin(rightAscension),
    z: Math.sin(declination),
  });
  const geometricDeg = degrees(longitudeDeg - anchor.siderealLongitudeDeg);
  if (sky.conventions.positions === "true") return geometricDeg;
  const sun = sky.ephemeris.position("sun", jd, "true", "mean");
  const aberrationDeg = aberrationInLongitudeDeg(sun.longitudeDeg, jd, longitudeDeg, latitudeDeg);
  const bendingDeg = starBendingDeg(longitudeDeg, latitudeDeg, sun.longitudeDeg, sun.distanceAu);
  return degrees(geometricDeg + aberrationDeg + bendingDeg);
}

/** Meeus, Astronomical Algorithms, eq. 23.2; good to 0.001". */
function aberrationInLongitudeDeg(
  sunDeg: Degrees,
  jd: JulianDayTt,
  longitudeDeg: Degrees,
  latitudeDeg: Degrees,
): number {
  const t = julianCenturies(jd);
  const eccentricity = 0.016708634 - t * 0.000042037;
  const perihelionDeg = 102.93735 + t * 1.71946;
  const fromSun = toRadians(degrees(sunDeg - longitudeDeg));
  const fromPerihelion = toRadians(degrees(perihelionDeg - longitudeDeg));
  const kappa = ABERRATION_ARCSEC * (eccentricity * Math.cos(fromPerihelion) - Math.cos(fromSun));
  return kappa / Math.cos(toRadians(latitudeDeg)) / 3600;
}
