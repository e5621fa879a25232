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
