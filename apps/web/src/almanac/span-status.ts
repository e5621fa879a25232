import type { Instant } from "#i18n/wall-instant.ts";

const MINUTE_MS = 60_000;

export type SpanTense = "past" | "now" | "next";

export interface SpanStatus {
  readonly tense: SpanTense;
  /** Until it begins, or until it ends while it runs; 0 once it is over. */
  readonly minutes: number;
}

/** From the clock as it shows now, without its seconds, to the minute that is shown of an instant. */
const shownMinutes = ({ instantMs }: Instant, nowMs: number): number =>
  Math.round(instantMs / MINUTE_MS) - Math.floor(nowMs / MINUTE_MS);

/** Until an instant that is ahead: as many minutes as lie between the times shown, but at least one. */
export const minutesUntil = (then: Instant, nowMs: number): number => Math.max(1, shownMinutes(then, nowMs));

/** Since an instant that is over, counted likewise. */
export const minutesSince = (then: Instant, nowMs: number): number => Math.max(0, -shownMinutes(then, nowMs));

export function spanStatus(start: Instant, end: Instant, nowMs: number): SpanStatus {
  if (end.instantMs <= nowMs) return { tense: "past", minutes: 0 };
  return start.instantMs <= nowMs
    ? { tense: "now", minutes: minutesUntil(end, nowMs) }
    : { tense: "next", minutes: minutesUntil(start, nowMs) };
}
