import { addDays, type CivilDate, SKY_YEARS } from "@vedanga/contract";

/** The date before or after; null where the almanac ends. */
export function dateBeside(date: CivilDate, days: -1 | 1): CivilDate | null {
  const other = addDays(date, days);
  return other.year < SKY_YEARS.first || other.year > SKY_YEARS.last ? null : other;
}
