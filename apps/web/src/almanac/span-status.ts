import type { Instant } from "#i18n/wall-instant.ts";

const MINUTE_MS = 60_000;

export type SpanTense = "past" | "now" | "next";

export interface SpanStatus {
  readonly tense: SpanTense;
  /** Until it begins, or until it ends while it runs; full minutes, the begun one counted. 0 once it is over. */
  readonly minutes: number;
}

export function spanStatus(start: Instant, end: Instant, nowMs: number): SpanStatus {
  const minutesTo = ({ instantMs }: Instant): number => Math.ceil((instantMs - nowMs) / MINUTE_MS);
  if (end.instantMs <= nowMs) return { tense: "past", minutes: 0 };
  return start.instantMs <= nowMs
    ? { tense: "now", minutes: minutesTo(end) }
    : { tense: "next", minutes: minutesTo(start) };
}
