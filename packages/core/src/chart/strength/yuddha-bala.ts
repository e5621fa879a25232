import { signedDegrees } from "../../angle/degrees.ts";
import { part, STAR_GRAHAS, type StarGraha, type StrengthFacts, type StrengthReason } from "./strength-facts.ts";

/** Discs in seconds of arc (Raman, Graha and Bhava Balas, art. 77). */
const DISC_ARCSEC: Readonly<Record<StarGraha, number>> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
};
const WAR_ORB_DEG = 1;

/**
 * War of two of the five within a degree: the one behind in longitude wins what the difference of their strengths so far
 * gives, divided by the difference of their discs; the other loses it. BPHS 27.20; the size and the victor by Raman,
 * art. 76-77 (the verse itself has the northern one win). `soFar`: place, direction and time up to the hour.
 */
export function yuddhaBala(
  graha: StarGraha,
  { longitudesDeg }: StrengthFacts,
  soFar: (graha: StarGraha) => number,
): readonly StrengthReason[] {
  return STAR_GRAHAS.flatMap((rival): readonly StrengthReason[] => {
    const aheadDeg = signedDegrees(longitudesDeg[rival] - longitudesDeg[graha]);
    if (rival === graha || Math.abs(aheadDeg) >= WAR_ORB_DEG || aheadDeg === 0) return [];
    const size = Math.abs((soFar(graha) - soFar(rival)) / (DISC_ARCSEC[graha] - DISC_ARCSEC[rival]));
    return [part(graha, "strength.war", aheadDeg > 0 ? size : -size, 20, { rival, aheadDeg })];
  });
}
