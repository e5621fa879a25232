import { type Degrees, degrees, normalizeDegrees, type Radians, toDegrees, toRadians } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { GeoPoint } from "../sky.ts";
import { type EarthOrientation, earthOrientation } from "./earth-orientation.ts";
import { checkPlace } from "./observer.ts";

/**
 * The point of the ecliptic rising in the east: tropical longitude from the mean equinox, 0 <= x < 360, so that the
 * mean ayanamsa makes it sidereal. Meeus, Astronomical Algorithms, eq. 14.2, gives one of the two points on the horizon;
 * within the polar circles, while the midheaven is below it, that is the western one, and the eastern is opposite.
 * Throws `CoreError` for an invalid place.
 */
export function ascendantDeg(
  jd: JulianDayUt,
  place: GeoPoint,
  orientation: EarthOrientation = earthOrientation(jd),
): Degrees {
  checkPlace(place);
  const { siderealTimeDeg, trueObliquityDeg, nutationInLongitudeDeg } = orientation;
  const local = toRadians(degrees(siderealTimeDeg + place.longitudeDeg));
  const obliquity = toRadians(trueObliquityDeg);
  const latitude = toRadians(degrees(place.latitudeDeg));
  const onHorizon = Math.atan2(
    Math.cos(local),
    -(Math.sin(local) * Math.cos(obliquity) + Math.tan(latitude) * Math.sin(obliquity)),
  );
  // The sign of the sine of its hour angle.
  const isInTheWest =
    Math.sin(local) * Math.cos(onHorizon) > Math.cos(local) * Math.sin(onHorizon) * Math.cos(obliquity);
  const rising = toDegrees(onHorizon as Radians) + (isInTheWest ? 180 : 0);
  return normalizeDegrees(rising - nutationInLongitudeDeg);
}

/** The point of the ecliptic on the meridian in the south (upper culmination), counted like the ascendant. */
export function midheavenDeg(jd: JulianDayUt, place: GeoPoint): Degrees {
  checkPlace(place);
  const { siderealTimeDeg, trueObliquityDeg, nutationInLongitudeDeg } = earthOrientation(jd);
  const local = toRadians(degrees(siderealTimeDeg + place.longitudeDeg));
  const culminating = Math.atan2(Math.sin(local), Math.cos(local) * Math.cos(toRadians(trueObliquityDeg)));
  return normalizeDegrees(toDegrees(culminating as Radians) - nutationInLongitudeDeg);
}
