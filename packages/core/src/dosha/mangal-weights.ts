import type { Rasi } from "../ids.ts";

/** The points from which Mars is counted. */
export const MANGAL_REFERENCES = ["lagna", "moon", "venus"] as const;
export type MangalReference = (typeof MANGAL_REFERENCES)[number];

/** The grahas that aggravate a Mangal dosha when they are in one of its houses from the lagna; alone they make none. */
export const MANGAL_AGGRAVATORS = ["saturn", "rahu"] as const;
export type MangalAggravator = (typeof MANGAL_AGGRAVATORS)[number];

type Weight = "heavy" | "middle" | "light";

/** The six houses: those of marriage and of its length weigh most, that of the family least. */
const HOUSE_WEIGHTS: Readonly<Record<number, Weight>> = {
  1: "middle",
  2: "light",
  4: "middle",
  7: "heavy",
  8: "heavy",
  12: "middle",
};

/**
 * Points of the score, 100 where all five are heavy. No text has such numbers: the order (lagna before Moon before
 * Venus, 7 and 8 before 1, 4 and 12 before 2) is tradition's, the figures are ours.
 */
const POINTS: Readonly<Record<MangalReference | MangalAggravator, Readonly<Record<Weight, number>>>> = {
  lagna: { heavy: 36, middle: 27, light: 18 },
  moon: { heavy: 26, middle: 20, light: 13 },
  venus: { heavy: 18, middle: 14, light: 9 },
  saturn: { heavy: 10, middle: 8, light: 5 },
  rahu: { heavy: 10, middle: 8, light: 5 },
};

/** Points for a house counted from a reference, or for an aggravator's house from the lagna; 0 for the other six. */
export function mangalPoints(by: MangalReference | MangalAggravator, house: number): number {
  const weight = HOUSE_WEIGHTS[house];
  return weight === undefined ? 0 : POINTS[by][weight];
}

/** Signs in which Mars in a house does no harm from that reference (B. V. Raman, Hindu Predictive Astrology). */
export const EXCUSED_SIGNS: Readonly<Record<number, readonly Rasi[]>> = {
  2: ["mithuna", "kanya"],
  4: ["mesha", "vrischika"],
  7: ["karka", "makara"],
  8: ["dhanu", "meena"],
  12: ["vrishabha", "tula"],
};

/** Signs in which Mars does none from any. The same. */
export const HARMLESS_SIGNS: readonly Rasi[] = ["simha", "kumbha"];

/** What Jupiter takes off what is left: half where he joins Mars, a third where he looks at him. Ours. */
export const JUPITER_SHARES = { joined: 1 / 2, aspect: 1 / 3 } as const;
