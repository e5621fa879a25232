/** How a score is drawn: red and hatched, amber, or green. */
export type ScoreTone = "low" | "middle" | "high";

/** The specified thresholds of a day and of a gem. */
export const DAY_MARKS = { low: 30, high: 70 } as const;

/** The specified threshold of a year: below it a score is amber. */
export const YEAR_MARK = 50;

export function toneOfDay(score: number): ScoreTone {
  if (score < DAY_MARKS.low) return "low";
  return score < DAY_MARKS.high ? "middle" : "high";
}

export const toneOfYear = (score: number): ScoreTone => (score >= YEAR_MARK ? "high" : "middle");
