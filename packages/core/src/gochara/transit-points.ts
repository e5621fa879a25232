import type { Graha } from "../ids.ts";
import type { TransitVerdict } from "./transit.ts";
import { FAVOURABLE_HOUSES } from "./vedha.ts";

/** From the Moon: the one house that every graha not at home in it harms in full (Phaladeepika 26, on each in turn). */
const GRAVE_HOUSE = 8;

export const isGrave = (graha: Graha, house: number): boolean =>
  house === GRAVE_HOUSE && FAVOURABLE_HOUSES[graha][house] === undefined;

/**
 * What a graha of a weight does in its house: all of the weight for, nothing where obstructed, half of it against, all of
 * it against in the eighth. Grahas have three to nine favourable houses of twelve, so that against must weigh less than
 * for, or every day would be a bad one. Whole points for whole weights.
 */
export function transitPoints(weight: number, graha: Graha, house: number, verdict: TransitVerdict): number {
  if (verdict === "favourable") return weight;
  if (verdict === "obstructed") return 0;
  // A zero of either sign is one zero.
  return -(isGrave(graha, house) ? weight : Math.floor(weight / 2)) || 0;
}
