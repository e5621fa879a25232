import { AppError, type CivilDate, type WallTime } from "@vedanga/contract";
import { type JulianDayUt, jdUtToUnixMs, unixMsToJdUt } from "@vedanga/core";

const MS_PER_SECOND = 1000;
const SECONDS_PER_HOUR = 3600;
/** A zone is checked by asking it for this moment; any would do. */
const ANY_UNIX_MS = 0;

/** The date and the time a clock on the wall shows. */
export interface WallMoment extends CivilDate, WallTime {}

/** What the clocks did at a wall time: showed it twice, or never. */
export type ClockNote = "ambiguous" | "skipped";

export interface Reading {
  readonly unixMs: number;
  readonly note?: ClockNote;
}

/** The clock of a place: wall time to instant and back. */
export interface LocalClock {
  /** Seconds east of UTC in force at an instant, exact (19 270 in India before 1906). */
  offsetSecondsAt(unixMs: number): number;
  /**
   * The instant of a wall time. One that came twice is read as its first coming; one that was skipped is read by the
   * offset that follows the gap, which is the earlier of the two possible instants.
   */
  read(date: CivilDate, time: WallTime): Reading;
  /** The first instant of a date: midnight, or where the clocks skip midnight the end of the gap. */
  startOfDay(date: CivilDate): number;
}

const MIDNIGHT: WallTime = { hour: 0, minute: 0, second: 0 };

const plainDateTime = (date: CivilDate, time: WallTime) =>
  new Temporal.PlainDateTime(date.year, date.month, date.day, time.hour, time.minute, time.second);

/** What a clock at Greenwich shows, as an instant. */
const utcMs = ({ year, month, day }: CivilDate, { hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A clock that always stands `offsetSeconds` east of UTC. */
export function fixedClock(offsetSeconds: number): LocalClock {
  const unixMsOf = (date: CivilDate, time: WallTime): number => utcMs(date, time) - offsetSeconds * MS_PER_SECOND;
  return {
    offsetSecondsAt: () => offsetSeconds,
    read: (date, time) => ({ unixMs: unixMsOf(date, time) }),
    startOfDay: (date) => unixMsOf(date, MIDNIGHT),
  };
}

/**
 * The clock of an IANA zone, with all that the zone data of the runtime knows of its past.
 * @throws AppError "unknown_zone" (field `zone`)
 */
export function zoneClock(zone: string): LocalClock {
  const at = (unixMs: number) => Temporal.Instant.fromEpochMilliseconds(unixMs).toZonedDateTimeISO(zone);
  try {
    at(ANY_UNIX_MS);
  } catch (cause) {
    throw new AppError("unknown_zone", { field: "zone" }, { cause });
  }
  return {
    offsetSecondsAt: (unixMs) => Math.round(at(unixMs).offsetNanoseconds / 1e9),
    read: (date, time) => {
      const wall = plainDateTime(date, time);
      const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
      const later = wall.toZonedDateTime(zone, { disambiguation: "later" });
      const unixMs = earlier.epochMilliseconds;
      if (unixMs === later.epochMilliseconds) return { unixMs };
      return { unixMs, note: earlier.toPlainDateTime().equals(wall) ? "ambiguous" : "skipped" };
    },
    startOfDay: ({ year, month, day }) =>
      new Temporal.PlainDate(year, month, day).toZonedDateTime({ timeZone: zone }).epochMilliseconds,
  };
}

/** The clock a request asks for: its zone where it names one, else its offset in decimal hours, to the second. */
export const clockOf = ({ tz, zone }: { readonly tz: number; readonly zone?: string | undefined }): LocalClock =>
  zone === undefined ? fixedClock(Math.round(tz * SECONDS_PER_HOUR)) : zoneClock(zone);

/** The Julian day of a wall time. */
export const wallToJdUt = (clock: LocalClock, date: CivilDate, time: WallTime): JulianDayUt =>
  unixMsToJdUt(clock.read(date, time).unixMs);

/** What a clock so many seconds east of UTC shows at an instant, which is a whole second. */
export function wallByOffset(unixMs: number, offsetSeconds: number): WallMoment {
  const shown = new Date(unixMs + offsetSeconds * MS_PER_SECOND);
  return {
    ...dateOf(shown),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

/** What the clock shows at a Julian day, rounded to so many seconds. */
export function wallAt(clock: LocalClock, jd: JulianDayUt, toSeconds = 1): WallMoment {
  const unixMs = roundedUnixMs(jd, toSeconds);
  return wallByOffset(unixMs, clock.offsetSecondsAt(unixMs));
}

export function roundedUnixMs(jd: JulianDayUt, toSeconds: number): number {
  const stepMs = toSeconds * MS_PER_SECOND;
  return Math.round(jdUtToUnixMs(jd) / stepMs) * stepMs;
}

/** The date so many days on. */
export const addDays = ({ year, month, day }: CivilDate, days: number): CivilDate =>
  dateOf(new Date(Date.UTC(year, month - 1, day + days)));

const dateOf = (utc: Date): CivilDate => ({
  year: utc.getUTCFullYear(),
  month: utc.getUTCMonth() + 1,
  day: utc.getUTCDate(),
});

/** 0 is Sunday. */
export const weekdayOf = ({ year, month, day }: CivilDate): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();
