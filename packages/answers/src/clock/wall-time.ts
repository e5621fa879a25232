import { AppError, type WallTime } from "@vedanga/contract";
import {
  type CivilClock,
  type CivilDate,
  civilClockBy,
  gregorianToJd,
  type JulianDayUt,
  jdToGregorian,
  jdUt,
  jdUtToUnixMs,
  unixMsToJdUt,
} from "@vedanga/core";
import { type ClockNote, readWall, type ZoneHistory, zoneTable } from "@vedanga/zones";
import { EVERY_ZONE } from "@vedanga/zones/every-zone";

const zones = zoneTable(EVERY_ZONE);

/**
 * All that the clocks of an IANA zone ever did: from our own table, because the runtime's data has merged the past of zones
 * that agree since 1970.
 * @throws AppError "unknown_zone" (the field that names it)
 */
export function zoneHistoryOf(zone: string, field = "zone"): ZoneHistory {
  const history = zones.zone(zone);
  if (!history) throw new AppError("unknown_zone", { field });
  return history;
}

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;
const MS_PER_DAY = 86_400_000;

/** The date and the time a clock on the wall shows. */
export interface WallMoment extends CivilDate, WallTime {}

export interface Reading {
  readonly unixMs: number;
  readonly note?: ClockNote;
}

/** The clock of a place: wall time to instant and back. */
export interface LocalClock extends CivilClock {
  /** Seconds east of UTC in force at an instant, exact (19 270 in India before 1906). */
  offsetSecondsAt(unixMs: number): number;
  /**
   * The instant of a wall time. One that came twice is read as its first coming; one that was skipped is read by the
   * offset that follows the gap, which is the earlier of the two possible instants.
   */
  read(date: CivilDate, time: WallTime): Reading;
}

const MIDNIGHT: WallTime = { hour: 0, minute: 0, second: 0 };

/** What a clock at Greenwich shows, as an instant. */
const utcMs = (date: CivilDate, { hour, minute, second }: WallTime): number =>
  jdUtToUnixMs(jdUt(gregorianToJd(date))) + ((hour * 60 + minute) * 60 + second) * MS_PER_SECOND;

/** A clock that is always `offsetSeconds` east of UTC. */
export function fixedClock(offsetSeconds: number): LocalClock {
  const unixMsOf = (date: CivilDate, time: WallTime): number => utcMs(date, time) - offsetSeconds * MS_PER_SECOND;
  return {
    ...civilClockBy(() => offsetSeconds / SECONDS_PER_HOUR),
    offsetSecondsAt: () => offsetSeconds,
    read: (date, time) => ({ unixMs: unixMsOf(date, time) }),
  };
}

/**
 * The clock of an IANA zone, with all that the tz database knows of its past.
 * @throws AppError "unknown_zone" (the field that names it)
 */
export function zoneClock(zone: string, field = "zone"): LocalClock {
  const history = zoneHistoryOf(zone, field);
  const reading = (date: CivilDate, time: WallTime) => readWall(history, utcMs(date, time) / MS_PER_SECOND);
  const offsetSecondsAt = (unixMs: number) => history.stretchAt(unixMs / MS_PER_SECOND).offsetS;
  return {
    offsetSecondsAt,
    hoursEastAt: (jd) => offsetSecondsAt(jdUtToUnixMs(jd)) / SECONDS_PER_HOUR,
    startOfDay: (date) => {
      const { unixS, leapS } = reading(date, MIDNIGHT);
      return unixMsToJdUt((leapS ?? unixS) * MS_PER_SECOND);
    },
    read: (date, time) => {
      const { unixS, note } = reading(date, time);
      return { unixMs: unixS * MS_PER_SECOND, ...(note && { note }) };
    },
  };
}

/** What a request says of its clock. */
interface ClockRequest {
  readonly tz?: number | undefined;
  readonly zone?: string | undefined;
}

/**
 * The clock of a request: its zone if it names one, else its offset in decimal hours, to the second. The server finds the
 * zone of a point.
 * @throws AppError "unknown_zone" (field `zone`), "missing_parameter" (field `tz`) if it names neither
 */
export function clockOf({ tz, zone }: ClockRequest): LocalClock {
  if (zone !== undefined) return zoneClock(zone);
  if (tz === undefined) throw new AppError("missing_parameter", { field: "tz" });
  return fixedClock(Math.round(tz * SECONDS_PER_HOUR));
}

/** The Julian day of a wall time. */
export const wallToJdUt = (clock: LocalClock, date: CivilDate, time: WallTime): JulianDayUt =>
  unixMsToJdUt(clock.read(date, time).unixMs);

/** What a clock this many seconds east of UTC shows at an instant, which is a whole second. */
export function wallByOffset(unixMs: number, offsetSeconds: number): WallMoment {
  const shownMs = unixMs + offsetSeconds * MS_PER_SECOND;
  const seconds = Math.floor((((shownMs % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY) / MS_PER_SECOND);
  return {
    ...jdToGregorian(unixMsToJdUt(Math.floor(shownMs / MS_PER_DAY) * MS_PER_DAY)),
    hour: Math.floor(seconds / SECONDS_PER_HOUR),
    minute: Math.floor(seconds / SECONDS_PER_MINUTE) % 60,
    second: seconds % 60,
  };
}

/** What the clock shows at a Julian day, rounded to this many seconds. */
export function wallAt(clock: LocalClock, jd: JulianDayUt, toSeconds = 1): WallMoment {
  const unixMs = roundedUnixMs(jd, toSeconds);
  return wallByOffset(unixMs, clock.offsetSecondsAt(unixMs));
}

export function roundedUnixMs(jd: JulianDayUt, toSeconds: number): number {
  const stepMs = toSeconds * MS_PER_SECOND;
  return Math.round(jdUtToUnixMs(jd) / stepMs) * stepMs;
}
