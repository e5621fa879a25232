import { addDays, type CivilDate } from "@vedanga/contract";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { isSameDate, type WallInstant } from "#i18n/wall-instant.ts";
import { zoneClock } from "#i18n/zone-clock.ts";

const MINUTE_MS = 60_000;

/** What the page of a running day has asked about. */
export interface AskedMoment {
  /** The civil date whose day, sunrise to sunrise, is drawn. */
  readonly dayDate: CivilDate;
  /** The minute whose limbs are shown, ms since 1970 UTC. */
  readonly momentMs: number;
}

export const wallOf = ({ momentMs }: Pick<AskedMoment, "momentMs">, zone: string): WallInstant =>
  zoneClock(zone, momentMs);

/** The present date and minute by the clocks of a zone. */
export function askAt(nowMs: number, zone: string): AskedMoment {
  return { dayDate: zoneClock(zone, nowMs).date, momentMs: Math.floor(nowMs / MINUTE_MS) * MINUTE_MS };
}

/** What of a day says when it changes. */
export type DayChanges = Pick<AlmanacDay, "sunrise" | "next_sunrise"> &
  Record<"tithi" | "nakshatra" | "yoga" | "karana", AlmanacDay["nakshatra"]>;

/** When a limb ends, or the Sun rises, ms since 1970 UTC. */
export function changesOf(day: DayChanges): number[] {
  const ends = [...day.tithi, ...day.nakshatra, ...day.yoga, ...day.karana].map(({ end }) => end);
  return [...ends, day.sunrise].filter((instant) => instant !== null).map(({ instantMs }) => instantMs);
}

/**
 * The question now: the same object until a limb ends or the Sun rises, then the present minute.
 * The drawn day is replaced by the next at its end: the next sunrise, not midnight; midnight where no sunrise ends it.
 */
export function askAgain(asked: AskedMoment, day: DayChanges | undefined, nowMs: number, zone: string): AskedMoment {
  if (day === undefined) return asked;
  const present = askAt(nowMs, zone);
  const isOver =
    day.next_sunrise === null ? !isSameDate(present.dayDate, asked.dayDate) : nowMs >= day.next_sunrise.instantMs;
  if (isOver) {
    // The next sunrise may come before midnight.
    const isEarly = isSameDate(present.dayDate, asked.dayDate);
    return isEarly ? { ...present, dayDate: addDays(asked.dayDate, 1) } : present;
  }
  const hasChanged = changesOf(day).some((changeMs) => changeMs > asked.momentMs && changeMs <= nowMs);
  return hasChanged ? { ...present, dayDate: asked.dayDate } : asked;
}
