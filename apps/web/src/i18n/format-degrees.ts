import { twoDigits } from "@vedanga/contract";
/** `23°43′33″`, cut and not rounded, as almanacs do. Degrees of zero or more. */
export function formatSexagesimal(degrees: number): string {
  // A thousandth of a second covers what decimals lose on their way.
  const seconds = Math.floor(degrees * 3600 + 1e-3);
  return `${Math.floor(seconds / 3600)}°${twoDigits(Math.floor(seconds / 60) % 60)}′${twoDigits(seconds % 60)}″`;
}

const LAST_OF_A_SIGN = 29.99;

/** `8.16°`: a place within a sign, 0 to 30 degrees, to two decimals. Rounding never carries it into the next sign. */
export function formatDegreesInSign(degrees: number): string {
  return `${Math.min(degrees, LAST_OF_A_SIGN).toFixed(2)}°`;
}
