/** Days since noon, 1 January 4713 BCE (Julian), counted in Universal Time (UT1, taken equal to UTC). */
export type JulianDayUt = number & { readonly __scale: "ut" };
/** The same count in Terrestrial Time, the uniform time of all positions. */
export type JulianDayTt = number & { readonly __scale: "tt" };

export const jdUt = (value: number): JulianDayUt => value as JulianDayUt;
export const jdTt = (value: number): JulianDayTt => value as JulianDayTt;

/** 2000-01-01 12:00, the standard epoch. */
export const J2000_JD = 2451545;
/** The Julian day of the Unix epoch, 1970-01-01T00:00Z. */
const UNIX_EPOCH_JD = 2440587.5;
const DAYS_PER_JULIAN_CENTURY = 36525;
const MS_PER_DAY = 86_400_000;

/** Julian centuries of 36525 days from J2000. */
export const julianCenturies = (jd: JulianDayTt | JulianDayUt): number => (jd - J2000_JD) / DAYS_PER_JULIAN_CENTURY;

/** Unix milliseconds to Julian day (UT). Exact to about 0.04 ms in this range. */
export const unixMsToJdUt = (unixMs: number): JulianDayUt => (unixMs / MS_PER_DAY + UNIX_EPOCH_JD) as JulianDayUt;

/** Julian day (UT) to Unix milliseconds, rounded to the millisecond. */
export const jdUtToUnixMs = (jd: JulianDayUt): number => Math.round((jd - UNIX_EPOCH_JD) * MS_PER_DAY);
