import { toTenth } from "./to-tenth.ts";

const MINUS = "\u2212";

/** `+13`, `−0.9`, `0`: to a tenth, as the figures that they make up are shown. */
export function signedPoints(points: number): string {
  const tenths = toTenth(points);
  if (tenths === 0) return "0";
  return `${tenths > 0 ? "+" : MINUS}${Math.abs(tenths)}`;
}
