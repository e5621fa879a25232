import { type CivilDate, isPossibleDate, weekdayOf } from "@vedanga/contract";
import type { CivilMonth } from "./shown-month.ts";

const WEEKDAYS = 7;
const MOST_DAYS = 31;

/** Days in rows of seven, from Sunday; null before the first, after the last, and where the date line took a day away. */
export function weeksOf<Day extends { readonly date: CivilDate }>(
  days: readonly Day[],
): readonly (readonly (Day | null)[])[] {
  const weeks: (Day | null)[][] = [];
  let last = WEEKDAYS;
  for (const day of days) {
    const weekday = weekdayOf(day.date);
    if (weekday <= last) weeks.push(new Array(WEEKDAYS).fill(null));
    const week = weeks.at(-1);
    if (week) week[weekday] = day;
    last = weekday;
  }
  return weeks;
}

/** The dates of a month, of which nothing more is known yet. */
export function datesOf({ year, month }: CivilMonth): readonly { readonly date: CivilDate }[] {
  return Array.from({ length: MOST_DAYS }, (_, index) => ({ date: { year, month, day: index + 1 } })).filter(
    ({ date }) => isPossibleDate(date),
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEKDAYS,
  ArrowDown: WEEKDAYS,
};

/** The day to which a key leads from a day of the month; the same one at its end, undefined for a key that is not of the grid. */
export function dayByKey(days: readonly CivilDate[], from: CivilDate, key: string): CivilDate | undefined {
  const byNumber = (day: number) => days.find((date) => date.day === day);
  const weekday = weekdayOf(from);
  if (key === "Home") return days.find(({ day }) => day >= from.day - weekday);
  if (key === "End") return days.findLast(({ day }) => day <= from.day + WEEKDAYS - 1 - weekday);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (Math.abs(step) === 1) return days[days.findIndex(({ day }) => day === from.day) + step] ?? from;
  return byNumber(from.day + step) ?? from;
}
