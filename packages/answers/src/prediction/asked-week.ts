import type { SignWeekRequest } from "@vedanga/contract";
import { addDays, type CivilDate, gregorianToJd, weekdayOf } from "@vedanga/core";

const DAYS_PER_WEEK = 7;

/** The Sunday of the week that is asked for, from the date of the present at the place. */
export function sundayOf(today: CivilDate, week: SignWeekRequest["week"]): CivilDate {
  const sunday = addDays(today, -weekdayOf(today));
  return week === "nextweek" ? addDays(sunday, DAYS_PER_WEEK) : sunday;
}

/** The number of a week in the year of its Saturday: 1 is the one that contains 1 January. */
export function weekNumberOf(sunday: CivilDate): number {
  const saturday = addDays(sunday, DAYS_PER_WEEK - 1);
  const dayOfYear = gregorianToJd(saturday) - gregorianToJd({ year: saturday.year, month: 1, day: 1 });
  return Math.floor(dayOfYear / DAYS_PER_WEEK) + 1;
}
