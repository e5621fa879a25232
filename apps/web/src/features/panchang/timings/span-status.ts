const MINUTE_MS = 60_000;

export type SpanTense = "past" | "now" | "next";

export interface SpanStatus {
  readonly tense: SpanTense;
  /** Until it begins, or until it ends while it runs; full minutes, the begun one counted. 0 once it is over. */
  readonly minutes: number;
}

export function spanStatus(startMs: number, endMs: number, nowMs: number): SpanStatus {
  const minutesTo = (instantMs: number): number => Math.ceil((instantMs - nowMs) / MINUTE_MS);
  if (endMs <= nowMs) return { tense: "past", minutes: 0 };
  return startMs <= nowMs
    ? { tense: "now", minutes: minutesTo(endMs) }
    : { tense: "next", minutes: minutesTo(startMs) };
}
