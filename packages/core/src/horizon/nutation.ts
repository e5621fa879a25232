import { type JulianDayTt, jdTt, julianCenturies } from "../calendar/julian-day.ts";

export interface Nutation {
  /** The shift of the equinox along the ecliptic, degrees. */
  readonly longitudeDeg: number;
  /** The change of the obliquity, degrees. */
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
 * The 77 luni-solar terms of IAU 2000B (McCarthy & Luzum 2003, Celest. Mech. 85, 37): multiples of the five Delaunay
 * arguments, then amplitudes in units of 0.1 microarcsecond.
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
  [0, 0, 2, 2, 1, -6637, -11, 25, 3353, 0, 14],
  [0, -1, 2, 0, 2, -7141, 21, 8, 3070, 0, 4],
  [0, 0, 0, 2, 1, -6302, -11, 2, 3272, 0, 4],
  [1, 0, 2, -2, 1, 5800, 10, 2, -3045, 0, -1],
  [2, 0, 2, -2, 2, 6443, 0, -7, -2768, 0, -4],
  [-2, 0, 0, 2, 1, -5774, -11, -15, 3041, 0, -5],
  [2, 0, 2, 0, 1, -5350, 0, 21, 2695, 0, 12],
  [0, -1, 2, -2, 1, -4752, -11, -3, 2719, 0, -3],
  [0, 0, 0, -2, 1, -4940, -11, -21, 2720, 0, -9],
  [-1, -1, 0, 2, 0, 7350, 0, -8, -51, 0, 4],
  [2, 0, 0, -2, 1, 4065, 0, 6, -2206, 0, 1],
  [1, 0, 0, 2, 0, 6579, 0, -24, -199, 0, 2],
  [0, 1, 2, -2, 1, 3579, 0, 5, -1900, 0, 1],
  [1, -1, 0, 0, 0, 4725, 0, -6, -41, 0, 3],
  [-2, 0, 2, 0, 2, -3075, 0, -2, 1313, 0, -1],
  [3, 0, 2, 0, 2, -2904, 0, 15, 1233, 0, 7],
  [0, -1, 0, 2, 0, 4348, 0, -10, -81, 0, 2],
  [1, -1, 2, 0, 2, -2878, 0, 8, 1232, 0, 4],
  [0, 0, 0, 1, 0, -4230, 0, 5, -20, 0, -2],
  [-1, -1, 2, 2, 2, -2819, 0, 7, 1207, 0, 3],
  [-1, 0, 2, 0, 0, -4056, 0, 5, 40, 0, -2],
  [0, -1, 2, 2, 2, -2647, 0, 11, 1129, 0, 5],
  [-2, 0, 0, 0, 1, -2294, 0, -10, 1266, 0, -4],
  [1, 1, 2, 0, 2, 2481, 0, -7, -1062, 0, -3],
  [2, 0, 0, 0, 1, 2179, 0, -2, -1129, 0, -2],
  [-1, 1, 0, 1, 0, 3276, 0, 1, -9, 0, 0],
  [1, 1, 0, 0, 0, -3389, 0, 5, 35, 0, -2],
  [1, 0, 2, 0, 0, 3339, 0, -13, -107, 0, 1],
  [-1, 0, 2, -2, 1, -1987, 0, -6, 1073, 0, -2],
  [1, 0, 0, 0, 2, -1981, 0, 0, 854, 0, 0],
  [-1, 0, 0, 1, 0, 4026, 0, -353, -553, 0, -139],
  [0, 0, 2, 1, 2, 1660, 0, -5, -710, 0, -2],
  [-1, 0, 2, 4, 2, -1521, 0, 9, 647, 0, 4],
  [-1, 1, 0, 1, 1, 1314, 0, 0, -700, 0, 0],
  [0, -2, 2, -2, 1, -1283, 0, 0, 672, 0, 0],
  [1, 0, 2, 2, 1, -1331, 0, 8, 663, 0, 4],
  [-2, 0, 2, 2, 2, 1383, 0, -2, -594, 0, -2],
  [-1, 0, 0, 0, 2, 1405, 0, 4, -610, 0, 2],
  [1, 1, 2, -2, 2, 1290, 0, 0, -556, 0, 0],
];

/** The mean effect of the planets, left out of the table: milliarcseconds (the same paper). */
const PLANETARY_LONGITUDE_MAS = -0.135;
const PLANETARY_OBLIQUITY_MAS = 0.388;

/** The Delaunay arguments, and the greatest multiple of one that the table has. */
const ARGUMENTS = 5;
const MOST_TIMES = 4;
const MULTIPLES = 2 * MOST_TIMES + 1;

/**
 * The table end to end, for the loop: the offsets in `cosines` and `sines` of the multiples of each term, those by 0 left
 * out (half of them), and where those of each term end; its amplitudes.
 */
const PLACES_OF_TERMS = TERMS.map((term) =>
  term.slice(0, ARGUMENTS).flatMap((times, at) => (times === 0 ? [] : [at * MULTIPLES + MOST_TIMES + times])),
);
const PLACES = Uint8Array.from(PLACES_OF_TERMS.flat());
const ENDS = Uint16Array.from(PLACES_OF_TERMS, (_, term) => PLACES_OF_TERMS.slice(0, term + 1).flat().length);
const AMPLITUDES_A_TERM = 6;
const AMPLITUDES = Float64Array.from(TERMS.flatMap((term) => term.slice(ARGUMENTS)));

const ARCSEC_TO_RAD = Math.PI / 648_000;
const UNITS_PER_DEGREE = 3600e7;
const MAS_PER_DEGREE = 3_600_000;

/** Nutation in longitude and obliquity, IAU 2000B: within 1 milliarcsecond of IAU 2000A from 1900 to 2100. */
export const nutation = (jd: JulianDayTt): Nutation => nutationByTerms(jd, TERMS.length);

/** The terms above 0.001": the rest together stay below 0.01". */
const LARGE_TERMS = 34;

/** `nutation` within 0.01", in half the time: enough for a rising. */
export const nutationNearly = (jd: JulianDayTt): Nutation => nutationByTerms(jd, LARGE_TERMS);

/** The multiples of each argument from -MOST_TIMES to MOST_TIMES, overwritten by each call. */
const cosines = new Float64Array(ARGUMENTS * MULTIPLES);
const sines = new Float64Array(ARGUMENTS * MULTIPLES);

/** The multiples of one argument, each from the one before it by the sum of angles. */
function multiply(argument: number, radians: number): void {
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const zero = argument * MULTIPLES + MOST_TIMES;
  let [cosOfMultiple, sinOfMultiple] = [1, 0];
  cosines[zero] = 1;
  sines[zero] = 0;
  for (let times = 1; times <= MOST_TIMES; times += 1) {
    const before = cosOfMultiple;
    cosOfMultiple = before * cos - sinOfMultiple * sin;
    sinOfMultiple = sinOfMultiple * cos + before * sin;
    cosines[zero + times] = cosOfMultiple;
    sines[zero + times] = sinOfMultiple;
    cosines[zero - times] = cosOfMultiple;
    sines[zero - times] = -sinOfMultiple;
  }
}

function nutationByTerms(jd: JulianDayTt, terms: number): Nutation {
  const t = julianCenturies(jd);
  // Delaunay arguments: Simon et al. 1994 (A&A 282, 663), as IERS Conventions 2010, eq. 5.43.
  multiply(0, (485868.249036 + t * (1717915923.2178 + t * (31.8792 + t * 0.051635))) * ARCSEC_TO_RAD);
  multiply(1, (1287104.79305 + t * (129596581.0481 + t * (-0.5532 + t * 0.000136))) * ARCSEC_TO_RAD);
  multiply(2, (335779.526232 + t * (1739527262.8478 + t * (-12.7512 - t * 0.001037))) * ARCSEC_TO_RAD);
  multiply(3, (1072260.70369 + t * (1602961601.209 + t * (-6.3706 + t * 0.006593))) * ARCSEC_TO_RAD);
  multiply(4, (450160.398036 + t * (-6962890.5431 + t * (7.4722 + t * 0.007702))) * ARCSEC_TO_RAD);
  let longitude = 0;
  let obliquity = 0;
  let next = 0;
  for (let term = 0; term < terms; term += 1) {
    // The argument of the term is the sum of its multiples, its cosine and sine those of the sum.
    const first = PLACES[next] as number;
    let cos = cosines[first] as number;
    let sin = sines[first] as number;
    next += 1;
    for (const end = ENDS[term] as number; next < end; next += 1) {
      const place = PLACES[next] as number;
      const cosHere = cosines[place] as number;
      const sinHere = sines[place] as number;
      const before = cos;
      cos = before * cosHere - sin * sinHere;
      sin = sin * cosHere + before * sinHere;
    }
    const at = term * AMPLITUDES_A_TERM;
    longitude += ((AMPLITUDES[at] as number) + (AMPLITUDES[at + 1] as number) * t) * sin;
    longitude += (AMPLITUDES[at + 2] as number) * cos;
    obliquity += ((AMPLITUDES[at + 3] as number) + (AMPLITUDES[at + 4] as number) * t) * cos;
    obliquity += (AMPLITUDES[at + 5] as number) * sin;
  }
  return {
    longitudeDeg: longitude / UNITS_PER_DEGREE + PLANETARY_LONGITUDE_MAS / MAS_PER_DEGREE,
    obliquityDeg: obliquity / UNITS_PER_DEGREE + PLANETARY_OBLIQUITY_MAS / MAS_PER_DEGREE,
  };
}

/**
 * Nutation for many instants of a few days: calculated once at each midnight that is needed, and by the cubic through the
 * four nearest between them. Within 0.002" of `nutation`, whose quickest large term (0.2") takes 13.7 days.
 */
export function nutationBetweenDays(): (jd: JulianDayTt) => Nutation {
  const known = new Map<number, Nutation>();
  const at = (day: number): Nutation => {
    const found = known.get(day) ?? nutation(jdTt(day));
    known.set(day, found);
    return found;
  };
  return (jd) => {
    const day = Math.floor(jd);
    const t = jd - day;
    const [a, b, c, d] = [at(day - 1), at(day), at(day + 1), at(day + 2)];
    // Lagrange through -1, 0, 1, 2.
    const wa = (-t * (t - 1) * (t - 2)) / 6;
    const wb = ((t + 1) * (t - 1) * (t - 2)) / 2;
    const wc = (-(t + 1) * t * (t - 2)) / 2;
    const wd = ((t + 1) * t * (t - 1)) / 6;
    return {
      longitudeDeg: wa * a.longitudeDeg + wb * b.longitudeDeg + wc * c.longitudeDeg + wd * d.longitudeDeg,
      obliquityDeg: wa * a.obliquityDeg + wb * b.obliquityDeg + wc * c.obliquityDeg + wd * d.obliquityDeg,
    };
  };
}
