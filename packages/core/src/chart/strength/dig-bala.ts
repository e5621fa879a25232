import { signedDegrees } from "../../angle/degrees.ts";
import type { LuminousGraha } from "../../ids.ts";
import { type CardinalDirection, part, type StrengthFacts, type StrengthReason } from "./strength-facts.ts";

/** Where each is strongest: in the east at the lagna, in the south at the midheaven, in the west, in the north. */
const STRONGEST: Readonly<Record<LuminousGraha, CardinalDirection>> = {
  sun: "south",
  moon: "north",
  mars: "south",
  mercury: "east",
  jupiter: "east",
  venus: "north",
  saturn: "west",
};

/**
 * Strength of direction: a third of the degrees from the point where it has none, which is opposite the strongest. The
 * points are the degrees of lagna and midheaven and those opposite, the middles of these four houses (Sripati). BPHS 27.7-8.
 */
export function digBala(
  graha: LuminousGraha,
  { longitudesDeg, lagnaDeg, midheavenDeg }: StrengthFacts,
): StrengthReason {
  const direction = STRONGEST[graha];
  const strongestDeg = {
    east: lagnaDeg,
    south: midheavenDeg,
    west: lagnaDeg + 180,
    north: midheavenDeg + 180,
  }[direction];
  const awayDeg = Math.abs(signedDegrees(longitudesDeg[graha] - strongestDeg));
  return part(graha, "strength.direction", (180 - awayDeg) / 3, [7, 8], { direction, awayDeg });
}
