import { MONTHS_EN } from "@vedanga/names/en/months";

/** "14 September" of 9 and 14. */
export function monthDayEn(month: number, day: number): string {
  const name = MONTHS_EN[month - 1];
  if (name === undefined || Number.isNaN(day)) throw new TypeError(`not a date: month ${month}, day ${day}`);
  return `${day} ${name}`;
}

/** The same of "2026-09-14". */
export function civilDayEn(date: string): string {
  const [, month = Number.NaN, day = Number.NaN] = date.split("-").map(Number);
  return monthDayEn(month, day);
}
