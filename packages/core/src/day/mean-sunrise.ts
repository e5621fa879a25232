import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import type { GeoPoint } from "../sky.ts";

const QUARTER_DAY = 0.25;
const TURN = 2 * Math.PI;
/** Of 23.5 degrees, more than the obliquity in any year of the table. */
const OBLIQUITY_TAN = 0.4348;
/** 21 minutes: the equation of time, at most 16.5, and where the Sun rises steeply refraction. */
const BESIDE_LATITUDE_DAYS = 0.0146;

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

/** How much later than six in the morning by mean time the Sun can rise at a latitude. */
const mostLateDays = (latitudeDeg: number): number =>
  Math.asin(Math.min(1, Math.abs(Math.tan((latitudeDeg / 360) * TURN)) * OBLIQUITY_TAN)) / TURN + BESIDE_LATITUDE_DAYS;

export function meanSunrises({ latitudeDeg, longitudeDeg }: GeoPoint): MeanSunrises {
  const first = -QUARTER_DAY - longitudeDeg / 360;
  const lateDays = mostLateDays(latitudeDeg);
  return {
    at: (number) => jdUt(first + number),
    ofDate: (midnightJdUt) => Math.ceil(midnightJdUt - lateDays - first),
  };
}
