import type { Degrees } from "../angle/degrees.ts";
import type { EarthOrientation } from "../horizon/earth-orientation.ts";
import { localPoint } from "../horizon/local-point.ts";
import type { GeoPoint } from "../sky.ts";

/**
 * Whether a point of the sky is between its setting and its lower culmination: below the horizon, in the west. By the
 * true altitude of the point seen from the Earth's centre, so refraction and the width of a disc do not count.
 */
export function isSet(
  mean: { readonly longitudeDeg: Degrees; readonly latitudeDeg: Degrees },
  orientation: EarthOrientation,
  place: GeoPoint,
): boolean {
  const { sinAltitude, sinHourAngle } = localPoint(mean, orientation, place);
  return sinAltitude < 0 && sinHourAngle > 0;
}
