/**
 * The totals of a day from which about 1, 2 to 10 of ten days of a Moon sign have a lower one. Of every day from 2011 to
 * 2040 at Hyderabad and all signs, by npm run regenerate -- day-thresholds.
 */
export const DAY_THRESHOLDS: readonly number[] = [32, 37, 40, 43, 46, 49, 54, 67, 73, 78];

/** The same of a star of birth, of all 27. */
export const STAR_DAY_THRESHOLDS: readonly number[] = [34, 40, 45, 48, 51, 53, 55, 58, 64, 71];
