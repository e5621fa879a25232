import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import type { GeoPoint } from "../sky.ts";

const QUARTER_DAY = 0.25;
const TURN = 2 * Math.PI;
/** Of 23.5 degrees, more than the obliquity in any year of the table. */
const OBLIQUITY_TAN = 0.4348;
/** 21 minutes: the equation of time, at most 16.5, and a margin. */
const BESIDE_LATITUDE_DAYS = 0.0146;

/** How much later than six in the morning by mean time the Sun can rise at a latitude. */
const mostLateDays = (latitudeDeg: number): number =>
  Math.asin(Math.min(1, Math.abs(Math.tan((latitudeDeg / 360) * TURN)) * OBLIQUITY_TAN)) / TURN + BESIDE_LATITUDE_DAYS;

/**
 * Six o'clock in the morning by the local mean time of a place: each sunrise of it is within six and a half hours of one,
 * and no two belong to the same. They are counted by whole numbers.
 */
export const meanSunriseAt = ({ longitudeDeg }: GeoPoint, number: number): JulianDayUt =>
  jdUt(number - QUARTER_DAY - longitudeDeg / 360);

/**
 * The number of the one that belongs to a date, which begins at an instant of midnight: the first that comes later, or so
 * little before that the latest sunrise of the year is past midnight. So every sunrise of a date is on it or in the evening
 * before, and the next belongs to the next date, whether or not sunrise passes midnight on some day of the year.
 */
export const meanSunriseOf = ({ latitudeDeg, longitudeDeg }: GeoPoint, midnightJdUt: JulianDayUt): number =>
  Math.ceil(midnightJdUt + QUARTER_DAY + longitudeDeg / 360 - mostLateDays(latitudeDeg));
