import type { CivilDate, WallTime } from "@vedanga/contract";

/** A moment as the clocks of its place show it. Screens never move it to another zone. */
export interface WallInstant {
  readonly date: CivilDate;
  readonly time: WallTime;
}

export const isSameDate = (a: CivilDate, b: CivilDate): boolean =>
  a.year === b.year && a.month === b.month && a.day === b.day;

/** 0 Sunday to 6 Saturday, in the Gregorian calendar. */
export function weekdayOf({ year, month, day }: CivilDate): number {
  // Date.UTC reads the years 0 to 99 as 1900 to 1999; the reckoning repeats every 400 years.
  return new Date(Date.UTC(year + 400, month - 1, day)).getUTCDay();
}

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

/** The civil date so many days after one, or before it where they are negative. */
export function dateAfter({ year, month, day }: CivilDate, days = 1): CivilDate {
  const other = new Date(Date.UTC(year, month - 1, day + days));
  return { year: other.getUTCFullYear(), month: other.getUTCMonth() + 1, day: other.getUTCDate() };
}
