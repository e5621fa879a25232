import { type Degrees, normalizeDegrees } from "../angle/degrees.ts";
import { type JulianDayTt, julianCenturies } from "../calendar/julian-day.ts";

/**
 * Longitude of the mean ascending node of the Moon's orbit, mean equinox of date, degrees.
 * Polynomial: Chapront-Touzé & Chapront, Lunar Tables and Programs (1991); Meeus, Astronomical Algorithms, eq. 47.7.
 */
export function meanNodeDeg(jd: JulianDayTt): Degrees {
  const t = julianCenturies(jd);
  return normalizeDegrees(
    125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 + t * (-1 / 60_616_000)))),
  );
}

/** Its motion, degrees a day. */
export function meanNodeSpeedDegPerDay(jd: JulianDayTt): number {
  const t = julianCenturies(jd);
  return (-1934.1362891 + t * (0.0041508 + t * (3 / 467_441 + t * (-4 / 60_616_000)))) / 36525;
}
