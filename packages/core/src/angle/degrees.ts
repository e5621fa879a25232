/** An angle in degrees. */
export type Degrees = number & { readonly __unit: "degrees" };
/** An angle in radians. */
export type Radians = number & { readonly __unit: "radians" };

export const degrees = (value: number): Degrees => value as Degrees;

export const toRadians = (angle: Degrees): Radians => ((angle * Math.PI) / 180) as Radians;
export const toDegrees = (angle: Radians): Degrees => ((angle * 180) / Math.PI) as Degrees;

/** The same direction in 0 <= x < 360. */
export function normalizeDegrees(value: number): Degrees {
  const turned = value % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  // A tiny negative value can round up to exactly 360.
  return (positive >= 360 ? 0 : positive) as Degrees;
}

/** The same direction in -180 < x <= 180; used for differences of longitudes. */
export function signedDegrees(value: number): Degrees {
  const positive = normalizeDegrees(value);
  return (positive > 180 ? positive - 360 : positive) as Degrees;
}
