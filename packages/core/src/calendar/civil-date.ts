import { type CivilDate, gregorianToJd, jdToGregorian } from "./gregorian.ts";

const DAYS_PER_WEEK = 7;
/** The Julian days count from a Monday noon: midnight of a Sunday ends in 5.5 by sevens. */
const SUNDAY_OFFSET_DAYS = 1.5;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export const isPossibleDate = ({ year, month, day }: CivilDate): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

/** The date this many days later. */
export const addDays = (date: CivilDate, days: number): CivilDate => jdToGregorian(gregorianToJd(date) + days);

/** The same day this many months later; the last of the month where it has no such day. */
export function addMonths({ year, month, day }: CivilDate, months: number): CivilDate {
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return { year: laterYear, month: laterMonth, day: Math.min(day, daysInMonth(laterYear, laterMonth)) };
}

/** 0 is Sunday. */
export const weekdayOf = (date: CivilDate): number => (gregorianToJd(date) + SUNDAY_OFFSET_DAYS) % DAYS_PER_WEEK;

/** `05` of 5. */
export const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** `2026-09-14`, ISO 8601. */
export const isoDate = ({ year, month, day }: CivilDate): string =>
  `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;

/** The date of `2026-09-14`, a text that is known to be one. */
export function dateOfIso(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
}
