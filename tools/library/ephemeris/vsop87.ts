import data from "astronomia/data";
import { J2000_JD } from "../../../packages/core/src/calendar/julian-day.ts";
import type { Vector3 } from "../../../packages/core/src/ephemeris/ecliptic-of-date.ts";
import { marsCorrectionRad } from "./mars-correction.ts";
import { type PeriodicSeries, periodicSeries, valueAt, valuesAtNodes } from "./periodic-series.ts";

const DAYS_PER_MILLENNIUM = 365_250;
const BODIES = ["mercury", "venus", "earth", "mars", "jupiter", "saturn"] as const;
export type Vsop87Body = (typeof BODIES)[number];

interface Spherical {
  readonly longitude: PeriodicSeries;
  readonly latitude: PeriodicSeries;
  readonly radius: PeriodicSeries;
}

/** The theory is written in cosines. */
const series = (rows: AstronomiaSeries): PeriodicSeries => periodicSeries(rows, () => true, Math.PI / 2);

const SERIES = Object.fromEntries(
  BODIES.map((body) => {
    const { L, B, R } = data[`vsop87B${body}`];
    return [body, { longitude: series(L), latitude: series(B), radius: series(R) }];
  }),
) as Readonly<Record<Vsop87Body, Spherical>>;

/**
 * Heliocentric place on the FK5 equator and equinox J2000, astronomical units, at a Julian day of TDB.
 * VSOP87B, all its terms (Bretagnon & Francou 1988, A&A 202, 309).
 */
export function heliocentric(body: Vsop87Body, jdTdb: number): Vector3 {
  const t = (jdTdb - J2000_JD) / DAYS_PER_MILLENNIUM;
  const { longitude, latitude, radius } = SERIES[body];
  return onEquator(body, t, valueAt(longitude, t), valueAt(latitude, t), valueAt(radius, t));
}

/** The same at the Chebyshev nodes of a stretch of days. */
export function heliocentricAtNodes(
  body: Vsop87Body,
  centreJdTdb: number,
  halfDays: number,
  nodes: Float64Array,
): readonly Vector3[] {
  const centre = (centreJdTdb - J2000_JD) / DAYS_PER_MILLENNIUM;
  const half = halfDays / DAYS_PER_MILLENNIUM;
  const { longitude, latitude, radius } = SERIES[body];
  const [l, b, r] = [longitude, latitude, radius].map((one) => valuesAtNodes(one, centre, half, nodes));
  return Array.from(nodes, (x, index) =>
    onEquator(body, centre + half * x, l?.[index] ?? 0, b?.[index] ?? 0, r?.[index] ?? 0),
  );
}

/** Turned by the matrix of section 6 of the paper. */
function onEquator(body: Vsop87Body, t: number, longitude: number, b: number, r: number): Vector3 {
  const l = longitude + (body === "mars" ? marsCorrectionRad(t, r) : 0);
  const x = r * Math.cos(b) * Math.cos(l);
  const y = r * Math.cos(b) * Math.sin(l);
  const z = r * Math.sin(b);
  return {
    x: x + 0.00000044036 * y - 0.000000190919 * z,
    y: -0.000000479966 * x + 0.917482137087 * y - 0.397776982902 * z,
    z: 0.397776982902 * y + 0.917482137087 * z,
  };
}
