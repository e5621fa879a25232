import type { Band } from "../catalogue/daily-words.ts";

/** 30 and 70 are where the screens change the colour of a day's bar, 50 where they change that of a year's. */
export function bandOf(score: number): Band {
  if (score < 30) return "low";
  if (score < 50) return "careful";
  return score < 70 ? "good" : "high";
}
