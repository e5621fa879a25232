import { addDays, type CivilDate, SKY_YEARS } from "@vedanga/contract";

/** The dates on the page: a year of the calendar, or twelve months from today. */
export interface ShownYear {
  /** Null for twelve months from today. */
  readonly year: number | null;
  readonly from: CivilDate;
  readonly days: number;
}

const DAY_MS = 86_400_000;
const dayNumber = ({ year, month, day }: CivilDate): number => Date.UTC(year, month - 1, day) / DAY_MS;

/** How many days later a date is than another. */
export const daysFrom = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from);

export const isInAlmanac = (year: number): boolean => year >= SKY_YEARS.first && year <= SKY_YEARS.last;

/** The year an address names; undefined if it names none, null if the almanac does not have it. */
export function yearIn(search: URLSearchParams): number | null | undefined {
  const text = search.get("year");
  if (text === null) return undefined;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return isInAlmanac(year) ? year : null;
}

export function wholeYear(year: number): ShownYear {
  const from = { year, month: 1, day: 1 };
  return { year, from, days: daysFrom(from, { ...from, year: year + 1 }) };
}

export const yearFrom = (today: CivilDate): ShownYear => ({ year: null, from: today, days: 365 });

/** The last date on the page. */
export const endOf = ({ from, days }: ShownYear): CivilDate => addDays(from, days - 1);

/** The years to step to; null at an end of the almanac. From today on, this year and the next. */
export function stepsOf({ year, from }: ShownYear): readonly [before: number | null, after: number | null] {
  const [before, after] = year === null ? [from.year, from.year + 1] : [year - 1, year + 1];
  return [isInAlmanac(before) ? before : null, isInAlmanac(after) ? after : null];
}
