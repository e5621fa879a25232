import { type Degrees, degrees, toRadians } from "../angle/degrees.ts";
import type { EarthOrientation } from "../horizon/earth-orientation.ts";
import type { Place } from "../sky.ts";

/**
 * Whether a point of the sky is between its setting and its lower culmination: below the horizon, in the west. By the
 * true altitude of the point seen from the Earth's centre, so refraction and the width of a disc do not count.
 */
export function isSet(
  mean: { readonly longitudeDeg: Degrees; readonly latitudeDeg: Degrees },
  orientation: EarthOrientation,
  place: Place,
): boolean {
  const longitude = toRadians(degrees(mean.longitudeDeg + orientation.nutationInLongitudeDeg));
  const latitude = toRadians(mean.latitudeDeg);
  const obliquity = toRadians(orientation.trueObliquityDeg);
  const sinDeclination =
    Math.sin(latitude) * Math.cos(obliquity) + Math.cos(latitude) * Math.sin(obliquity) * Math.sin(longitude);
  const rightAscension = Math.atan2(
    Math.sin(longitude) * Math.cos(obliquity) - Math.tan(latitude) * Math.sin(obliquity),
    Math.cos(longitude),
  );
  const hourAngle = toRadians(degrees(orientation.siderealTimeDeg + place.longitudeDeg)) - rightAscension;
  const placeLatitude = toRadians(degrees(place.latitudeDeg));
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const sinAltitude =
    Math.sin(placeLatitude) * sinDeclination + Math.cos(placeLatitude) * cosDeclination * Math.cos(hourAngle);
  return sinAltitude < 0 && Math.sin(hourAngle) > 0;
}
