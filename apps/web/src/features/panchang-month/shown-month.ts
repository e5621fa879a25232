import { type CivilDate, SKY_YEARS } from "@vedanga/contract";

export interface CivilMonth {
  readonly year: number;
  /** 1 January to 12 December. */
  readonly month: number;
}

const isInAlmanac = (year: number): boolean => year >= SKY_YEARS.first && year <= SKY_YEARS.last;

/** The month an address names; undefined if it names none, null if the month is impossible. */
export function monthIn(search: URLSearchParams): CivilMonth | null | undefined {
  const [yearText, monthText] = [search.get("year"), search.get("month")];
  if (yearText === null && monthText === null) return undefined;
  if (!/^\d{4}$/.test(yearText ?? "") || !/^\d{1,2}$/.test(monthText ?? "")) return null;
  const [year, month] = [Number(yearText), Number(monthText)];
  return isInAlmanac(year) && month >= 1 && month <= 12 ? { year, month } : null;
}

/** The month this many months later; null if the almanac has ended. */
export function monthsOn({ year, month }: CivilMonth, count: number): CivilMonth | null {
  const since = year * 12 + (month - 1) + count;
  const moved = { year: Math.floor(since / 12), month: (since % 12) + 1 };
  return isInAlmanac(moved.year) ? moved : null;
}

export const isSameMonth = (a: CivilMonth, b: CivilMonth): boolean => a.year === b.year && a.month === b.month;

export const monthOfDate = ({ year, month }: CivilDate): CivilMonth => ({ year, month });

const NOON_HOUR = 12;
const MID_MONTH = 15;

/** The middle of a month as a rough instant, to find the offset its clocks had; calls use the zone. */
export const midMonthMs = ({ year, month }: CivilMonth): number => Date.UTC(year, month - 1, MID_MONTH, NOON_HOUR);
