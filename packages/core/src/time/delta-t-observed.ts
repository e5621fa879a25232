/**
 * TT - UT1 on 1 January of each year from 1955, seconds.
 *
 * 1955-1972: The Astronomical Almanac, table "Reduction of time scales" (pp. K8-K9).
 * 1973-2026: US Naval Observatory, Earth Orientation Department, deltat.data (from IERS UT1-UTC and TAI-UTC).
 */
export const OBSERVED_FIRST_YEAR = 1955;
export const OBSERVED_DELTA_T_SECONDS: readonly number[] = [
  31.07, 31.35, 31.68, 32.18, 32.68, 33.15, 33.59, 34.0, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2, 40.18, 41.17,
  42.23, 43.3724, 44.484, 45.4761, 46.4567, 47.5214, 48.5344, 49.5861, 50.5387, 51.3808, 52.1668, 52.9565, 53.7882,
  54.3427, 54.8712, 55.3222, 55.8197, 56.3, 56.8553, 57.5653, 58.3092, 59.1218, 59.9844, 60.7853, 61.6287, 62.295,
  62.9659, 63.4673, 63.8285, 64.0908, 64.2998, 64.4734, 64.5736, 64.6876, 64.8452, 65.1464, 65.4574, 65.7768, 66.0699,
  66.3246, 66.603, 66.9069, 67.281, 67.6439, 68.1024, 68.5927, 68.9677, 69.2201, 69.3612, 69.3594, 69.2945, 69.2039,
  69.1752, 69.1377, 69.1099,
];

/** The last observed value, of 1 October 2026, from the same file. */
export const LAST_OBSERVED = { year: 2026.75, deltaTSeconds: 69.2065 } as const;
