import { type Degrees, degrees, toRadians } from "../angle/degrees.ts";
import type { GeoPoint } from "../sky.ts";
import type { EarthOrientation } from "./earth-orientation.ts";

/** The position of a point of the sky in the local sky, seen from the Earth's centre, without refraction. */
export interface LocalPoint {
  /** Sine of the altitude: below 0 under the horizon. */
  readonly sinAltitude: number;
  /** Sine of the hour angle: below 0 in the east. */
  readonly sinHourAngle: number;
}

/** The local place of a point by its ecliptic place, longitude from the mean equinox of date. */
export function localPoint(
  mean: { readonly longitudeDeg: Degrees; readonly latitudeDeg: Degrees },
  orientation: EarthOrientation,
  place: GeoPoint,
): LocalPoint {
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
  return {
    sinAltitude:
      Math.sin(placeLatitude) * sinDeclination + Math.cos(placeLatitude) * cosDeclination * Math.cos(hourAngle),
    sinHourAngle: Math.sin(hourAngle),
  };
}
