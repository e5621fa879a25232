import { MONTHS_TE } from "@vedanga/names/te/months";

/** "సెప్టెంబర్ 14" of 9 and 14. */
export function monthDayTe(month: number, day: number): string {
  const name = MONTHS_TE[month - 1];
  if (name === undefined || Number.isNaN(day)) throw new TypeError(`not a date: month ${month}, day ${day}`);
  return `${name} ${day}`;
}

/** The same of "2026-09-14". */
export function civilDayTe(date: string): string {
  const [, month = Number.NaN, day = Number.NaN] = date.split("-").map(Number);
  return monthDayTe(month, day);
}
