import type { CivilDate } from "@vedanga/contract";

/** A stretch of days; it ends where the next begins. Days are their midnights in UTC (ms), whatever the clock. */
export interface Period {
  readonly startMs: number;
  readonly endMs: number;
}

export type Standing = "past" | "current" | "future";

/** A civil date as a day. */
export const dayMs = ({ year, month, day }: CivilDate): number => Date.UTC(year, month - 1, day);

/** The day an instant (ms since 1970 UTC) has by the visitor's clock. */
export function dayOf(instantMs: number): number {
  const date = new Date(instantMs);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** As specified: current when start <= now < end, future when start > now, else past. */
export function standingOf({ startMs, endMs }: Period, todayMs: number): Standing {
  if (startMs > todayMs) return "future";
  return todayMs < endMs ? "current" : "past";
}

/** A day as the calendar writes it. */
export function civilDay(dayMs: number) {
  const date = new Date(dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const YEAR_MS = 31_557_600_000;

/** Rounded years of 365.25 days, as specified. */
export const wholeYears = ({ startMs, endMs }: Period): number => Math.round((endMs - startMs) / YEAR_MS);

/** How far along a stretch a day lies, in per cent to two decimals; outside it, its nearer end. */
export function percentAlong(dayMs: number, { startMs, endMs }: Period): number {
  const share = (dayMs - startMs) / (endMs - startMs);
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}
