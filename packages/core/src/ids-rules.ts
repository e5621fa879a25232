// Ids of the rules of calculation, the conventions; part of the one list of ids. The first of each is the default.

export const AYANAMSAS = [
  "lahiri",
  "true_chitra",
  "raman",
  "krishnamurti",
  "yukteshwar",
  "fagan_bradley",
  "true_pushya",
] as const;
export type Ayanamsa = (typeof AYANAMSAS)[number];

export const NODE_KINDS = ["mean", "true"] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export const POSITION_KINDS = ["apparent", "true"] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];

export const SUNRISE_KINDS = ["limb", "centre"] as const;
export type SunriseKind = (typeof SUNRISE_KINDS)[number];

/** Days in a dasha year; "solar" is the Sun's own sidereal return. */
export const DASHA_YEARS = ["365.25", "365.256364", "365.2425", "360", "solar"] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];

/** Whose count of good places ashtakavarga follows where books differ: Varahamihira's, or Parashara's in some editions. */
export const BINDU_TABLES = ["varahamihira", "parashara"] as const;
export type BinduTable = (typeof BINDU_TABLES)[number];
