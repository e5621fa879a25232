import { type Degrees, degrees, normalizeDegrees, toRadians } from "../angle/degrees.ts";
import { J2000_JD, type JulianDayTt, type JulianDayUt, julianCenturies } from "../calendar/julian-day.ts";
import { utToTt } from "../time/delta-t.ts";
import { nutation } from "./nutation.ts";

/** The orientation of the Earth at an instant: what turns ecliptic places of date into places in a local sky. */
export interface EarthOrientation {
  readonly jdTt: JulianDayTt;
  /** Greenwich apparent sidereal time, 0 <= x < 360. */
  readonly siderealTimeDeg: Degrees;
  /** Obliquity of the ecliptic with nutation. */
  readonly trueObliquityDeg: Degrees;
  /** What a longitude from the mean equinox needs to be counted from the true one. */
  readonly nutationInLongitudeDeg: number;
}

/** Good to 0.01" of Earth rotation, apart from the uncertainty of delta T. */
export const earthOrientation = (jd: JulianDayUt): EarthOrientation => earthOrientationBy(nutation, jd);

/** `earthOrientation` by a nutation of the caller's choice. */
export function earthOrientationBy(nutationAt: typeof nutation, jd: JulianDayUt): EarthOrientation {
  const jdTt = utToTt(jd);
  const { longitudeDeg, obliquityDeg } = nutationAt(jdTt);
  const trueObliquityDeg = degrees(meanObliquityDeg(jdTt) + obliquityDeg);
  const equationOfEquinoxes = longitudeDeg * Math.cos(toRadians(trueObliquityDeg));
  return {
    jdTt,
    siderealTimeDeg: normalizeDegrees(meanSiderealTimeDeg(jd, jdTt) + equationOfEquinoxes),
    trueObliquityDeg,
    nutationInLongitudeDeg: longitudeDeg,
  };
}

/** IAU 2006: Hilton et al. 2006 (Celest. Mech. 94, 351); IERS Conventions 2010, eq. 5.40. */
export function meanObliquityDeg(jd: JulianDayTt): Degrees {
  const t = julianCenturies(jd);
  return degrees(
    (84381.406 + t * (-46.836769 + t * (-0.0001831 + t * (0.0020034 + t * (-0.000000576 + t * -0.0000000434))))) / 3600,
  );
}

/** Earth rotation angle, not brought within a turn: Capitaine, Guinot & McCarthy 2000; IERS Conventions 2010, eq. 5.15. */
export function earthTurnDeg(jd: JulianDayUt): number {
  const days = jd - J2000_JD;
  // The whole turns of the day are dropped first: they would cost the last digits.
  return 360 * (0.779057273264 + 0.00273781191135448 * days + (days % 1));
}

/** The Earth's turn plus the precession of the equinox in right ascension: Capitaine, Wallace & Chapront 2003; eq. 5.32. */
function meanSiderealTimeDeg(jd: JulianDayUt, jdTt: JulianDayTt): number {
  const t = julianCenturies(jdTt);
  const precessionArcsec =
    0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 + t * -0.0000000368))));
  return earthTurnDeg(jd) + precessionArcsec / 3600;
}
