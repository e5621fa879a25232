import { type JulianDayTt, julianCenturies } from "../time/julian-day.ts";

export interface Nutation {
  /** Of the equinox along the ecliptic, degrees. */
  readonly longitudeDeg: number;
  /** Of the obliquity, degrees. */
  readonly obliquityDeg: number;
}

type Term = readonly [
  moonAnomaly: number,
  sunAnomaly: number,
  moonLatitude: number,
  elongation: number,
  node: number,
  sinLongitude: number,
  sinLongitudePerCentury: number,
  cosLongitude: number,
  cosObliquity: number,
  cosObliquityPerCentury: number,
  sinObliquity: number,
];

/**
 * The largest luni-solar terms of IAU 2000B (McCarthy & Luzum 2003, Celest. Mech. 85, 37): multiples of the five
 * Delaunay arguments, then amplitudes in units of 0.1 microarcsecond. The terms left out are below 0.8 mas each.
 */
// biome-ignore format: a table reads as a table
const TERMS: readonly Term[] = [
  [0, 0, 0, 0, 1, -172064161, -174666, 33386, 92052331, 9086, 15377],
  [0, 0, 2, -2, 2, -13170906, -1675, -13696, 5730336, -3015, -4587],
  [0, 0, 2, 0, 2, -2276413, -234, 2796, 978459, -485, 1374],
  [0, 0, 0, 0, 2, 2074554, 207, -698, -897492, 470, -291],
  [0, 1, 0, 0, 0, 1475877, -3633, 11817, 73871, -184, -1924],
  [0, 1, 2, -2, 2, -516821, 1226, -524, 224386, -677, -174],
  [1, 0, 0, 0, 0, 711159, 73, -872, -6750, 0, 358],
  [0, 0, 2, 0, 1, -387298, -367, 380, 200728, 18, 318],
  [1, 0, 2, 0, 2, -301461, -36, 816, 129025, -63, 367],
  [0, -1, 2, -2, 2, 215829, -494, 111, -95929, 299, 132],
  [0, 0, 2, -2, 1, 128227, 137, 181, -68982, -9, 39],
  [-1, 0, 2, 0, 2, 123457, 11, 19, -53311, 32, -4],
  [-1, 0, 0, 2, 0, 156994, 10, -168, -1235, 0, 82],
  [1, 0, 0, 0, 1, 63110, 63, 27, -33228, 0, -9],
  [-1, 0, 0, 0, 1, -57976, -63, -189, 31429, 0, -75],
  [-1, 0, 2, 2, 2, -59641, -11, 149, 25543, -11, 66],
  [1, 0, 2, 0, 1, -51613, -42, 129, 26366, 0, 78],
  [-2, 0, 2, 0, 1, 45893, 50, 31, -24236, -10, 20],
  [0, 0, 0, 2, 0, 63384, 11, -150, -1220, 0, 29],
  [0, 0, 2, 2, 2, -38571, -1, 158, 16452, -11, 68],
  [0, -2, 2, -2, 2, 32481, 0, 0, -13870, 0, 0],
  [-2, 0, 0, 2, 0, -47722, 0, -18, 477, 0, -25],
  [2, 0, 2, 0, 2, -31046, -1, 131, 13238, -11, 59],
  [1, 0, 2, -2, 2, 28593, 0, -1, -12338, 10, -3],
  [-1, 0, 2, 0, 1, 20441, 21, 10, -10758, 0, -3],
  [2, 0, 0, 0, 0, 29243, 0, -74, -609, 0, 13],
  [0, 0, 2, 0, 0, 25887, 0, -66, -550, 0, 11],
  [0, 1, 0, 0, 1, -14053, -25, 79, 8551, -2, -45],
  [-1, 0, 0, 2, 1, 15164, 10, 11, -8001, 0, -1],
  [0, 2, 2, -2, 2, -15794, 72, -16, 6850, -42, -5],
  [0, 0, -2, 2, 0, 21783, 0, 13, -167, 0, 13],
  [1, 0, 0, -2, 1, -12873, -10, -37, 6953, 0, -14],
  [0, -1, 0, 0, 1, -12654, 11, 63, 6415, 0, 26],
  [-1, 0, 2, 2, 1, -10204, 0, 25, 5222, 0, 15],
  [0, 2, 0, 0, 0, 16707, -85, -10, 168, -1, 10],
  [1, 0, 2, 2, 2, -7691, 0, 44, 3268, 0, 19],
  [-2, 0, 2, 0, 0, -11024, 0, -14, 104, 0, 2],
  [0, 1, 2, 0, 2, 7566, -21, -11, -3250, 0, -5],
];

/** The mean effect of the planets, left out of the table: milliarcseconds (the same paper). */
const PLANETARY_LONGITUDE_MAS = -0.135;
const PLANETARY_OBLIQUITY_MAS = 0.388;

const ARCSEC_TO_RAD = Math.PI / 648_000;
const UNITS_PER_DEGREE = 3600e7;
const MAS_PER_DEGREE = 3_600_000;

/** Nutation in longitude and obliquity, good to 6 milliarcseconds. */
export function nutation(jd: JulianDayTt): Nutation {
  const t = julianCenturies(jd);
  // Delaunay arguments: Simon et al. 1994 (A&A 282, 663), as IERS Conventions 2010, eq. 5.43.
  const moonAnomaly = (485868.249036 + t * (1717915923.2178 + t * (31.8792 + t * 0.051635))) * ARCSEC_TO_RAD;
  const sunAnomaly = (1287104.79305 + t * (129596581.0481 + t * (-0.5532 + t * 0.000136))) * ARCSEC_TO_RAD;
  const moonLatitude = (335779.526232 + t * (1739527262.8478 + t * (-12.7512 - t * 0.001037))) * ARCSEC_TO_RAD;
  const elongation = (1072260.70369 + t * (1602961601.209 + t * (-6.3706 + t * 0.006593))) * ARCSEC_TO_RAD;
  const node = (450160.398036 + t * (-6962890.5431 + t * (7.4722 + t * 0.007702))) * ARCSEC_TO_RAD;
  let longitude = 0;
  let obliquity = 0;
  for (const [l, lp, f, d, om, sinLon, sinLonT, cosLon, cosObl, cosOblT, sinObl] of TERMS) {
    const argument = l * moonAnomaly + lp * sunAnomaly + f * moonLatitude + d * elongation + om * node;
    const sin = Math.sin(argument);
    const cos = Math.cos(argument);
    longitude += (sinLon + sinLonT * t) * sin + cosLon * cos;
    obliquity += (cosObl + cosOblT * t) * cos + sinObl * sin;
  }
  return {
    longitudeDeg: longitude / UNITS_PER_DEGREE + PLANETARY_LONGITUDE_MAS / MAS_PER_DEGREE,
    obliquityDeg: obliquity / UNITS_PER_DEGREE + PLANETARY_OBLIQUITY_MAS / MAS_PER_DEGREE,
  };
}
