import type { CivilDate } from "@vedanga/core";
import { zoneClock, zoneHistoryOf } from "./wall-time.ts";

/** The offsets of a zone about a moment, in hours east of UTC. */
export interface SummerTime {
  /** Without summer time. */
  readonly standardHours: number;
  /** With that of the next twelve months; the same where there is none. */
  readonly summerHours: number;
  readonly isSummer: boolean;
}

const SECONDS_PER_HOUR = 3600;
const YEAR_S = 366 * 86_400;
const NOON = { hour: 12, minute: 0, second: 0 };

/**
 * What the clocks of a zone do about an instant.
 * @throws AppError "unknown_zone" (field `zone`)
 */
export function summerTimeAt(zone: string, unixMs: number): SummerTime {
  const history = zoneHistoryOf(zone);
  const atS = unixMs / 1000;
  const now = history.stretchAt(atS);
  const later = now.endS - atS < YEAR_S ? history.stretchAt(now.endS) : now;
  const summer = now.savedS > 0 ? now : later.savedS > 0 ? later : now;
  return {
    standardHours: (now.offsetS - now.savedS) / SECONDS_PER_HOUR,
    summerHours: summer.offsetS / SECONDS_PER_HOUR,
    isSummer: now.savedS > 0,
  };
}

/** The same at noon of a date by the clock of the zone. */
export const summerTimeOn = (zone: string, date: CivilDate): SummerTime =>
  summerTimeAt(zone, zoneClock(zone).read(date, NOON).unixMs);
