import { SKY_YEARS } from "@vedanga/contract";

const OFFERED = 5;

/** As specified: this year and the next four; one that was asked for is among them in its order. */
export function yearsOffered(thisYear: number, asked: number | null = null): readonly number[] {
  const usual = Array.from({ length: OFFERED }, (_, index) => thisYear + index);
  return asked === null || usual.includes(asked) ? usual : [...usual, asked].sort((a, b) => a - b);
}

/** Whether a year is offered, or beside one that is: the pages of the years lead there. */
export function isNearOffered(year: number, thisYear: number): boolean {
  return yearsOffered(thisYear).some((offered) => Math.abs(offered - year) <= 1);
}

/** The year that an address names; null if it names none that the sky is known for. */
export function yearIn(query: URLSearchParams): number | null {
  const text = query.get("year") ?? "";
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= SKY_YEARS.first && year <= SKY_YEARS.last ? year : null;
}

export const QUARTERS = [1, 2, 3, 4] as const;
const MONTHS_OF_QUARTER = 3;

/** Which quarter of a year a month is in, 1 to 4. */
export const quarterOf = (month: number): number => Math.ceil(month / MONTHS_OF_QUARTER);
