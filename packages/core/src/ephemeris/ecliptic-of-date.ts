import type { Degrees, Radians } from "../angle/degrees.ts";
import { normalizeDegrees, toDegrees } from "../angle/degrees.ts";
import { type JulianDayTt, julianCenturies } from "../time/julian-day.ts";

/** Rectangular coordinates, astronomical units. */
export interface Vector3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface SphericalPosition {
  /** 0 <= x < 360 */
  readonly longitudeDeg: Degrees;
  readonly latitudeDeg: Degrees;
  readonly distanceAu: number;
}

const ARCSEC_TO_RAD = Math.PI / 648_000;

/**
 * Turns J2000 equatorial vectors into the ecliptic and mean equinox of date: the three Fukushima-Williams
 * rotations R3(-psi) R1(phi) R3(gamma) of the IAU 2006 (P03) precession.
 *
 * Polynomials: Capitaine, Wallace & Chapront 2003 (A&A 412, 567); Hilton et al. 2006 (Celest. Mech. 94, 351),
 * table 1, without the frame bias; the same as IERS Conventions 2010, eq. 5.40.
 */
export function eclipticOfDate(jd: JulianDayTt): (equatorialJ2000: Vector3) => SphericalPosition {
  const t = julianCenturies(jd);
  const gamma =
    t * (10.556403 + t * (0.4932044 + t * (-0.00031238 + t * (-0.000002788 + t * 0.000000026)))) * ARCSEC_TO_RAD;
  const phi =
    (84381.406 + t * (-46.811015 + t * (0.0511269 + t * (0.00053289 + t * (-0.00000044 + t * -0.0000000176))))) *
    ARCSEC_TO_RAD;
  const psi =
    t * (5038.481507 + t * (1.5584176 + t * (-0.00018522 + t * (-0.000026452 + t * -0.0000000148)))) * ARCSEC_TO_RAD;
  const cosGamma = Math.cos(gamma);
  const sinGamma = Math.sin(gamma);
  const cosPhi = Math.cos(phi);
  const sinPhi = Math.sin(phi);
  return ({ x, y, z }) => {
    const x1 = cosGamma * x + sinGamma * y;
    const y1 = cosGamma * y - sinGamma * x;
    const y2 = cosPhi * y1 + sinPhi * z;
    const z2 = cosPhi * z - sinPhi * y1;
    const longitude = Math.atan2(y2, x1) + psi;
    return {
      longitudeDeg: normalizeDegrees(toDegrees(longitude as Radians)),
      latitudeDeg: toDegrees(Math.atan2(z2, Math.hypot(x1, y2)) as Radians),
      distanceAu: Math.hypot(x1, y2, z2),
    };
  };
}
