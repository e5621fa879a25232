import { type Degrees, degrees, normalizeDegrees } from "../angle/degrees.ts";
import { type JulianDayTt, julianCenturies } from "../calendar/julian-day.ts";
import type { EclipticPosition } from "./ephemeris.ts";

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

/** A node: a direction on the ecliptic, without a distance. */
export const onEcliptic = (longitudeDeg: Degrees, speedDegPerDay: number): EclipticPosition => ({
  longitudeDeg,
  latitudeDeg: degrees(0),
  distanceAu: 0,
  speedDegPerDay,
});

/** Ketu of Rahu. */
export const opposite = (node: EclipticPosition): EclipticPosition => ({
  ...node,
  longitudeDeg: normalizeDegrees(node.longitudeDeg + 180),
});
