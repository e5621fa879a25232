/** A day of the proleptic Gregorian calendar. */
export interface CivilDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
}

/** Julian day number of 0000-03-01 at 0h; March is counted as the first month so that 29 February ends the year. */
const MARCH_FIRST_YEAR_0_JD = 1721119.5;
const DAYS_PER_400_YEARS = 146_097;

/** Julian day at 0h of a date, exact for every year. A day past the month's end runs on into the next month. */
export function gregorianToJd({ year, month, day }: CivilDate): number {
  const marchMonth = (month + 9) % 12;
  const marchYear = month < 3 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return MARCH_FIRST_YEAR_0_JD + era * DAYS_PER_400_YEARS + dayOfEra;
}

/** The date on which a Julian day falls (in the time scale of `jd`). */
export function jdToGregorian(jd: number): CivilDate {
  const days = Math.floor(jd - MARCH_FIRST_YEAR_0_JD);
  const era = Math.floor(days / DAYS_PER_400_YEARS);
  const dayOfEra = days - era * DAYS_PER_400_YEARS;
  // The last days of 4, 100 and 400 years are the leap days and must not open a new year (H. Hinnant,
  // "chrono-Compatible Low-Level Date Algorithms").
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month < 3 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}
