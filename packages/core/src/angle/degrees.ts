/** An angle in degrees. */
export type Degrees = number & { readonly __unit: "degrees" };
/** An angle in radians. */
export type Radians = number & { readonly __unit: "radians" };

export const degrees = (value: number): Degrees => value as Degrees;

export const toRadians = (angle: Degrees): Radians => ((angle * Math.PI) / 180) as Radians;
export const toDegrees = (angle: Radians): Degrees => ((angle * 180) / Math.PI) as Degrees;

/** The same direction in 0 <= x < 360. */
export function normalizeDegrees(value: number): Degrees {
  // As exact as value % 360, and quicker. The quotient of a value just below a whole turn may round up to it.
  const turned = value - 360 * Math.floor(value / 360);
  const positive = turned < 0 ? turned + 360 : turned;
  // A tiny negative value can round up to exactly 360.
  return (positive >= 360 ? 0 : positive) as Degrees;
}

/** The same direction in -180 < x <= 180; used for differences of longitudes. */
export function signedDegrees(value: number): Degrees {
  const positive = normalizeDegrees(value);
  return (positive > 180 ? positive - 360 : positive) as Degrees;
}

/** An angle cut into degrees, minutes and seconds; the sign applies to the whole. */
export interface Sexagesimal {
  readonly sign: 1 | -1;
  readonly degrees: number;
  /** 0 to 59 */
  readonly minutes: number;
  /** 0 to 59, whole */
  readonly seconds: number;
}

/**
 * Cuts an angle to whole seconds, dropping the rest: an angle just short of a sign's end must not be
 * printed as belonging to the next sign, which is why almanacs cut rather than round.
 */
export function toSexagesimal(angleDeg: number): Sexagesimal {
  // A millionth of a second guards against 30°00'00" stored as 29.999999999999996.
  const totalSeconds = Math.floor(Math.abs(angleDeg) * 3600 + 1e-6);
  return {
    sign: angleDeg < 0 ? -1 : 1,
    degrees: Math.floor(totalSeconds / 3600),
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  };
}
