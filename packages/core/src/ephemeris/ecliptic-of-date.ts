import type { Degrees, Radians } from "../angle/degrees.ts";
import { normalizeDegrees, toDegrees } from "../angle/degrees.ts";
import { type JulianDayTt, julianCenturies } from "../calendar/julian-day.ts";

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

/** The three Fukushima-Williams angles that lead from the J2000 equator to the ecliptic of date, radians. */
interface PrecessionAngles {
  readonly gamma: number;
  readonly phi: number;
  readonly psi: number;
}

/**
 * IAU 2006 (P03) precession without frame bias: Capitaine, Wallace & Chapront 2003 (A&A 412, 567); Hilton et al. 2006
 * (Celest. Mech. 94, 351), table 1; the same as IERS Conventions 2010, eq. 5.40.
 */
function precessionAngles(jd: JulianDayTt): PrecessionAngles {
  const t = julianCenturies(jd);
  return {
    gamma: t * (10.556403 + t * (0.4932044 + t * (-0.00031238 + t * (-0.000002788 + t * 0.000000026)))) * ARCSEC_TO_RAD,
    phi:
      (84381.406 + t * (-46.811015 + t * (0.0511269 + t * (0.00053289 + t * (-0.00000044 + t * -0.0000000176))))) *
      ARCSEC_TO_RAD,
    psi:
      t * (5038.481507 + t * (1.5584176 + t * (-0.00018522 + t * (-0.000026452 + t * -0.0000000148)))) * ARCSEC_TO_RAD,
  };
}

/** Turns J2000 equatorial vectors into the ecliptic and mean equinox of date: R3(-psi) R1(phi) R3(gamma). */
export function eclipticOfDate(jd: JulianDayTt): (equatorialJ2000: Vector3) => SphericalPosition {
  const { gamma, phi, psi } = precessionAngles(jd);
  const cosGamma = Math.cos(gamma);
  const sinGamma = Math.sin(gamma);
  const cosPhi = Math.cos(phi);
  const sinPhi = Math.sin(phi);
  return ({ x, y, z }) => {
    const x1 = cosGamma * x + sinGamma * y;
    const y1 = cosGamma * y - sinGamma * x;
    const y2 = cosPhi * y1 + sinPhi * z;
    const z2 = cosPhi * z - sinPhi * y1;
    return {
      longitudeDeg: normalizeDegrees(toDegrees((Math.atan2(y2, x1) + psi) as Radians)),
      latitudeDeg: toDegrees(Math.atan2(z2, Math.hypot(x1, y2)) as Radians),
      distanceAu: Math.hypot(x1, y2, z2),
    };
  };
}

/** The mean equinox of date as a unit vector on the J2000 equator: the same rotations undone. */
export function equinoxOfDate(jd: JulianDayTt): Vector3 {
  const { gamma, phi, psi } = precessionAngles(jd);
  const x1 = Math.cos(psi);
  const y1 = -Math.sin(psi) * Math.cos(phi);
  return {
    x: Math.cos(gamma) * x1 - Math.sin(gamma) * y1,
    y: Math.sin(gamma) * x1 + Math.cos(gamma) * y1,
    z: -Math.sin(psi) * Math.sin(phi),
  };
}
