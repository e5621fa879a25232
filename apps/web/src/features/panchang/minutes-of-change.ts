import type { CivilDate } from "@vedanga/contract";
import { isSameDate } from "#i18n/wall-instant.ts";
import { zoneClock } from "#i18n/zone-clock.ts";

const MINUTE_MS = 60_000;

/** The minutes of a date from which on other limbs run than before, and the first of them that is asked about. */
export function minutesOfChange(changesMs: readonly number[], date: CivilDate, zone: string, fromMs: number): number[] {
  // At the very second of its end a limb still runs.
  const after = changesMs.map((changeMs) => (Math.floor(changeMs / MINUTE_MS) + 1) * MINUTE_MS);
  const ofDate = [fromMs, ...after].filter((ms) => ms >= fromMs && isSameDate(zoneClock(zone, ms).date, date));
  return [...new Set(ofDate)].sort((a, b) => a - b);
}
