import type { Lang } from "@vedanga/contract";

// The first letters of the directions, as both languages put them after a figure.
const DIRECTIONS: Record<Lang, { north: string; south: string; east: string; west: string }> = {
  en: { north: "N", south: "S", east: "E", west: "W" },
  te: { north: "ఉ", south: "ద", east: "తూ", west: "ప" },
};

const NBSP = "\u00a0";
const SPECIFIED_DECIMALS = 6;

const part = (degrees: number, decimals: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(decimals)}°${NBSP}${degrees < 0 ? negative : positive}`;

/** `17.978400° N, 79.594100° E`: decimal degrees, to six places where no other number is asked for. */
export function formatCoordinates(
  latitudeDeg: number,
  longitudeDeg: number,
  lang: Lang,
  decimals: number = SPECIFIED_DECIMALS,
): string {
  const { north, south, east, west } = DIRECTIONS[lang];
  return `${part(latitudeDeg, decimals, north, south)}, ${part(longitudeDeg, decimals, east, west)}`;
}
