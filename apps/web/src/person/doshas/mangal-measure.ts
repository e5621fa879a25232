/** The specified thresholds of the scale. */
export const LESS_BELOW = 40;
export const MORE_ABOVE = 75;

export type Measure = "none" | "slight" | "moderate" | "marked";

/** A score of 0 to 100 in a word. */
export function mangalMeasure(score: number): Measure {
  if (score <= 0) return "none";
  if (score > MORE_ABOVE) return "marked";
  return score > LESS_BELOW ? "moderate" : "slight";
}
