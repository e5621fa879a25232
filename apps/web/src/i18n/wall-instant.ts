import type { CivilDate, WallTime } from "@vedanga/contract";

/** A moment as the clocks of its place show it. Screens never move it to another zone. */
export interface WallInstant {
  readonly date: CivilDate;
  readonly time: WallTime;
}

/** A moment on the line of time, ms since 1970 UTC, and as the clocks of its place show it. */
export interface Instant extends WallInstant {
  readonly instantMs: number;
}

/** From one time of a day to another. */
export interface ClockSpan {
  readonly start: WallTime;
  readonly end: WallTime;
}

/** What a clock at Greenwich shows at an instant, ms since 1970 UTC. */
export function utcWall(instantMs: number): WallInstant {
  const at = new Date(instantMs);
  return {
    date: { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
    time: { hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() },
  };
}

export const isSameDate = (a: CivilDate, b: CivilDate): boolean =>
  a.year === b.year && a.month === b.month && a.day === b.day;

/** To the nearest minute, as almanacs print; the last half minute of a day belongs to the next. */
export function toNearestMinute({ date, time }: WallInstant): WallInstant {
  const { hour, minute, second } = time;
  const moment = new Date(Date.UTC(date.year, date.month - 1, date.day, hour, minute + (second >= 30 ? 1 : 0)));
  return {
    date: { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() },
    time: { hour: moment.getUTCHours(), minute: moment.getUTCMinutes(), second: 0 },
  };
}

/** A clock time to the nearest minute; the last half minute before midnight is midnight. */
export function clockToNearestMinute({ hour, minute, second }: WallTime): WallTime {
  const ofDay = (hour * 60 + minute + (second >= 30 ? 1 : 0)) % (24 * 60);
  return { hour: Math.floor(ofDay / 60), minute: ofDay % 60, second: 0 };
}
