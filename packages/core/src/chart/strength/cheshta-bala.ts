import { normalizeDegrees, signedDegrees } from "../../angle/degrees.ts";
import type { LuminousGraha } from "../../ids.ts";
import { part, STAR_GRAHAS, type StrengthFacts, type StrengthReason } from "./strength-facts.ts";

/**
 * Strength of motion of the five: a third of the cheshta kendra, the degrees from the middle of mean and true place to
 * the apex of swiftness, 180 where the graha is deepest in its retrogression. BPHS 27.24-25; Raman, Graha and Bhava
 * Balas, art. 105-107. Sun and Moon have none here: theirs is the doubling of declination and paksha in the strength
 * of time, the same virupas under another name (27.18).
 */
export function cheshtaBala(graha: LuminousGraha, { longitudesDeg, motions }: StrengthFacts): StrengthReason {
  const star = STAR_GRAHAS.find((known) => known === graha);
  if (star === undefined) return part(graha, "strength.motion", 0, 18, {});
  const { meanDeg, apexDeg } = motions[star];
  const middleDeg = normalizeDegrees(meanDeg + signedDegrees(longitudesDeg[graha] - meanDeg) / 2);
  const kendraDeg = Math.abs(signedDegrees(apexDeg - middleDeg));
  return part(graha, "strength.motion", kendraDeg / 3, [24, 25], { kendraDeg });
}
