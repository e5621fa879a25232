import type { Language } from "@vedanga/names/language";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

const NBSP = "\u00a0";
const SPECIFIED_DECIMALS = 6;

const part = (degrees: number, decimals: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(decimals)}°${NBSP}${degrees < 0 ? negative : positive}`;

/** `17.978400° N, 79.594100° E`: decimal degrees, to six places if no other number is given. */
export function formatCoordinates(
  latitudeDeg: number,
  longitudeDeg: number,
  lang: Language,
  decimals: number = SPECIFIED_DECIMALS,
): string {
  const { north, south, east, west } = SCREEN_LANGUAGES[lang].directionLetters;
  return `${part(latitudeDeg, decimals, north, south)}, ${part(longitudeDeg, decimals, east, west)}`;
}
