import type { CivilDate, PanchangDay } from "@vedanga/contract";
import { hyderabadClock } from "#api/hyderabad.ts";
import type { WallInstant } from "#i18n/wall-instant.ts";

const MINUTE_MS = 60_000;

/** What today's panel has asked about. */
export interface AskedMoment {
  /** The civil date whose day, sunrise to sunrise, is drawn. */
  readonly dayDate: CivilDate;
  /** The minute whose limbs are told, ms since 1970 UTC. */
  readonly momentMs: number;
}

export const wallOf = ({ momentMs }: Pick<AskedMoment, "momentMs">): WallInstant => hyderabadClock(momentMs);

export function askAt(nowMs: number): AskedMoment {
  return { dayDate: hyderabadClock(nowMs).date, momentMs: Math.floor(nowMs / MINUTE_MS) * MINUTE_MS };
}

/** What of a day says when it changes. */
export type DayChanges = Pick<PanchangDay, "sunrise" | "next_sunrise"> &
  Record<"tithi" | "nakshatra" | "yoga" | "karana", PanchangDay["nakshatra"]>;

function changesOf(day: DayChanges): number[] {
  const ends = [...day.tithi, ...day.nakshatra, ...day.yoga, ...day.karana].map(({ end }) => end);
  return [...ends, day.sunrise].filter((instant) => instant !== null).map((instant) => Date.parse(instant));
}

/**
 * What is to be asked now: the same (the very same object) until a limb ends or the Sun rises, then the present minute.
 * The drawn day gives way to the next at its end, the next sunrise, not at midnight.
 */
export function askAnew(asked: AskedMoment, day: DayChanges | undefined, nowMs: number): AskedMoment {
  if (day === undefined) return asked;
  if (day.next_sunrise !== null && nowMs >= Date.parse(day.next_sunrise)) return askAt(nowMs);
  const hasChanged = changesOf(day).some((changeMs) => changeMs > asked.momentMs && changeMs <= nowMs);
  return hasChanged ? { ...askAt(nowMs), dayDate: asked.dayDate } : asked;
}

/** The civil date after one. */
export function dateAfter({ year, month, day }: CivilDate): CivilDate {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}
