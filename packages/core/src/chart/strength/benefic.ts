import { normalizeDegrees } from "../../angle/degrees.ts";
import type { LuminousGraha } from "../../ids.ts";
import { rasiOf } from "../zodiac/rasi.ts";

/** Degrees of Moon ahead of Sun, 0 to 360; below 180 she waxes. */
export const elongationDeg = (longitudesDeg: Readonly<Record<LuminousGraha, number>>): number =>
  normalizeDegrees(longitudesDeg.moon - longitudesDeg.sun);

/**
 * Whether a graha does good by nature: Jupiter, Venus and the waxing Moon; Mercury unless those who share his sign are
 * malefics all. BPHS ch. 3, v. 11; of company that disagrees the verse says nothing, and he stays what he is.
 */
export function isNaturalBenefic(
  graha: LuminousGraha,
  longitudesDeg: Readonly<Record<LuminousGraha, number>>,
): boolean {
  if (graha === "jupiter" || graha === "venus") return true;
  if (graha === "moon") return elongationDeg(longitudesDeg) < 180;
  if (graha !== "mercury") return false;
  const shares = (other: LuminousGraha) => rasiOf(longitudesDeg[other]) === rasiOf(longitudesDeg.mercury);
  const company = (["sun", "moon", "mars", "jupiter", "venus", "saturn"] as const).filter(shares);
  return company.length === 0 || company.some((other) => isNaturalBenefic(other, longitudesDeg));
}
