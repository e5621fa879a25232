import { degrees, toRadians } from "../angle/degrees.ts";
import { CoreError } from "../core-error.ts";
import type { GeoPoint } from "../sky.ts";

/** Throws `CoreError` unless the place is one on the Earth. */
export function checkPlace({ latitudeDeg, longitudeDeg }: GeoPoint): void {
  if (Number.isNaN(latitudeDeg) || Number.isNaN(longitudeDeg)) {
    throw new CoreError("not_a_number", "a place needs a latitude and a longitude");
  }
  if (Math.abs(latitudeDeg) > 90) {
    throw new CoreError("latitude_out_of_range", "latitude runs from -90 to 90", { latitudeDeg, min: -90, max: 90 });
  }
  if (Math.abs(longitudeDeg) > 180) {
    throw new CoreError("longitude_out_of_range", "longitude runs from -180 to 180", {
      longitudeDeg,
      min: -180,
      max: 180,
    });
  }
}

/** WGS 84. */
const EARTH_RADIUS_KM = 6378.137;
const EARTH_FLATTENING = 1 / 298.257223563;
const KM_PER_AU = 149597870.7;

/** The position of a place at sea level from the Earth's centre, AU: away from the axis, and along it northward. */
export function geocentricPlace({ latitudeDeg }: GeoPoint): { readonly fromAxisAu: number; readonly northAu: number } {
  const latitude = toRadians(degrees(latitudeDeg));
  const polar = (1 - EARTH_FLATTENING) ** 2;
  const curvature = 1 / Math.hypot(Math.cos(latitude), (1 - EARTH_FLATTENING) * Math.sin(latitude));
  const scale = (EARTH_RADIUS_KM / KM_PER_AU) * curvature;
  return { fromAxisAu: scale * Math.cos(latitude), northAu: scale * polar * Math.sin(latitude) };
}
