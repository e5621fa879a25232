import data from "astronomia/data/elpMppDeFull";
import { J2000_JD } from "../../../packages/core/src/calendar/julian-day.ts";
import type { Vector3 } from "../../../packages/core/src/ephemeris/ecliptic-of-date.ts";
import { type PeriodicSeries, periodicSeries, valueAt, valuesAtNodes } from "./periodic-series.ts";
import { polynomial } from "./polynomial.ts";

const DAYS_PER_CENTURY = 36_525;
const KM_PER_AU = 149_597_870.7;
const ARCSEC_TO_RAD = Math.PI / 648_000;
/** Terms that stay below a millionth of an arc second or a millimetre between 1600 and 2400 are left out. */
const SMALLEST = 1e-6;
const CENTURIES = 4;

const series = (rows: AstronomiaSeries): PeriodicSeries =>
  periodicSeries(rows, (amplitude, power) => Math.abs(amplitude) * CENTURIES ** power >= SMALLEST, 0);

const LONGITUDE = series(data.L);
const LATITUDE = series(data.B);
const DISTANCE = series(data.R);

/** From the inertial mean ecliptic of date to that of J2000: Laskar's P and Q, as given with ELP/MPP02. */
const LASKAR_P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
const LASKAR_Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];

/** The J2000 ecliptic of ELP/MPP02 fitted to DE405, to the equator: epsilon and phi of its table 6. */
const OBLIQUITY = 84381.40928 * ARCSEC_TO_RAD;
const EQUINOX = -0.05028 * ARCSEC_TO_RAD;

/**
 * Geocentric place of the Moon on the equator and equinox J2000, astronomical units, at a Julian day of TDB.
 * ELP/MPP02, constants fitted to DE405 (Chapront & Francou 2003, A&A 404, 735).
 */
export function moon(jdTdb: number): Vector3 {
  const t = (jdTdb - J2000_JD) / DAYS_PER_CENTURY;
  return onEquator(t, valueAt(LONGITUDE, t), valueAt(LATITUDE, t), valueAt(DISTANCE, t));
}

/** The same at the Chebyshev nodes of a stretch of days. */
export function moonAtNodes(centreJdTdb: number, halfDays: number, nodes: Float64Array): readonly Vector3[] {
  const centre = (centreJdTdb - J2000_JD) / DAYS_PER_CENTURY;
  const half = halfDays / DAYS_PER_CENTURY;
  const [l, b, r] = [LONGITUDE, LATITUDE, DISTANCE].map((one) => valuesAtNodes(one, centre, half, nodes));
  return Array.from(nodes, (x, index) =>
    onEquator(centre + half * x, l?.[index] ?? 0, b?.[index] ?? 0, r?.[index] ?? 0),
  );
}

function onEquator(t: number, longitudeArcsec: number, latitudeArcsec: number, distanceKm: number): Vector3 {
  const longitude = polynomial(t, data.W1) + longitudeArcsec * ARCSEC_TO_RAD;
  const latitude = latitudeArcsec * ARCSEC_TO_RAD;
  const distance = distanceKm / KM_PER_AU;
  const x = distance * Math.cos(longitude) * Math.cos(latitude);
  const y = distance * Math.sin(longitude) * Math.cos(latitude);
  const z = distance * Math.sin(latitude);
  const p = polynomial(t, LASKAR_P);
  const q = polynomial(t, LASKAR_Q);
  const root = 2 * Math.sqrt(1 - p * p - q * q);
  const x1 = (1 - 2 * p * p) * x + 2 * p * q * y + p * root * z;
  const y1 = 2 * p * q * x + (1 - 2 * q * q) * y - q * root * z;
  const z2 = -p * root * x + q * root * y + (1 - 2 * p * p - 2 * q * q) * z;
  const x2 = x1 * Math.cos(EQUINOX) - y1 * Math.sin(EQUINOX);
  const y2 = x1 * Math.sin(EQUINOX) + y1 * Math.cos(EQUINOX);
  return {
    x: x2,
    y: y2 * Math.cos(OBLIQUITY) - z2 * Math.sin(OBLIQUITY),
    z: y2 * Math.sin(OBLIQUITY) + z2 * Math.cos(OBLIQUITY),
  };
}
