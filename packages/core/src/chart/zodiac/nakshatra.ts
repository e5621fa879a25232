import { normalizeDegrees } from "../../angle/degrees.ts";
import { type Graha, NAKSHATRAS, type Nakshatra } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";

/**
 * The nine lords in the order their stars follow one another from Ashwini, and their periods from birth.
 * BPHS ch. 46, v. 12-16 (there from Krittika: Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury, Ketu, Venus).
 */
export const VIMSHOTTARI_LORDS: readonly Graha[] = [
  "ketu",
  "venus",
  "sun",
  "moon",
  "mars",
  "rahu",
  "jupiter",
  "saturn",
  "mercury",
];

/** The place of a sidereal longitude among the stars. */
export interface NakshatraPoint {
  readonly nakshatra: Nakshatra;
  /** 1 to 4, quarters of 3°20'. */
  readonly pada: number;
  /** How much of the star is behind, 0 <= x < 1. */
  readonly elapsed: number;
}

/** The lord of a star: that of Vimshottari. */
export const nakshatraLord = (nakshatra: Nakshatra): Graha =>
  itemAt(VIMSHOTTARI_LORDS, NAKSHATRAS.indexOf(nakshatra) % 9);

/** The star, its quarter and the part of it already passed. A star includes its first point and not its last. */
export function nakshatraOf(longitudeDeg: number): NakshatraPoint {
  const stars = (normalizeDegrees(longitudeDeg) * 27) / 360;
  const index = Math.floor(stars);
  const elapsed = stars - index;
  return { nakshatra: itemAt(NAKSHATRAS, index), pada: Math.floor(elapsed * 4) + 1, elapsed };
}
