import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import type { GeoPoint } from "../sky.ts";

const HOURS_PER_DAY = 24;
const DEG_PER_HOUR = 15;
const QUARTER_DAY = 0.25;
const RADIANS = Math.PI / 180;
/** The largest obliquity of the centuries of the table. */
const OBLIQUITY_DEG = 23.5;
/** The equation of time, at most 16.5 minutes, and what refraction and the disc add where the Sun rises steeply. */
const BESIDE_LATITUDE_HOURS = 0.35;

/**
 * Six o'clock in the morning by the local mean time of a place: each sunrise of it is within six and a half hours of one,
 * and no two belong to the same. They are counted by whole numbers.
 */
export interface MeanSunrises {
  readonly at: (number: number) => JulianDayUt;
  /**
   * The one of a date that begins at an instant of midnight: the first that comes later, or so little before that the latest
   * sunrise of the year is past midnight. So every sunrise of a date is on it or in the evening before, and the next belongs
   * to the next date, whether or not sunrise passes midnight on some day of the year.
   */
  readonly ofDate: (midnightJdUt: JulianDayUt) => number;
}

/** How much later than six in the morning the Sun can rise at a latitude, in hours of mean time. */
function mostLateHours(latitudeDeg: number): number {
  const sine = Math.abs(Math.tan(latitudeDeg * RADIANS)) * Math.tan(OBLIQUITY_DEG * RADIANS);
  return Math.asin(Math.min(1, sine)) / RADIANS / DEG_PER_HOUR + BESIDE_LATITUDE_HOURS;
}

export function meanSunrises({ latitudeDeg, longitudeDeg }: GeoPoint): MeanSunrises {
  const first = -QUARTER_DAY - longitudeDeg / 360;
  const lateDays = mostLateHours(latitudeDeg) / HOURS_PER_DAY;
  return {
    at: (number) => jdUt(first + number),
    ofDate: (midnightJdUt) => Math.ceil(midnightJdUt - lateDays - first),
  };
}
