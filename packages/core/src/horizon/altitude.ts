import { degrees, type Radians, toDegrees, toRadians } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { type EarthOrientation, earthOrientation } from "./earth-orientation.ts";
import { checkPlace, geocentricPlace } from "./observer.ts";

/** A body in the local sky, seen from the place itself (with parallax), without refraction. */
export interface LocalPosition {
  /** The altitude of the centre of the disc, degrees above the horizon. */
  readonly altitudeDeg: number;
  /** Degrees west of the meridian, -180 < x <= 180. */
  readonly hourAngleDeg: number;
  /** From the place, not from the Earth's centre. */
  readonly distanceAu: number;
}

/** Height of the Sun's centre above the horizon of a place, degrees, without refraction. */
export const sunAltitudeDeg = (sky: Sky, jd: JulianDayUt, place: GeoPoint): number =>
  localPosition(sky, "sun", jd, place).altitudeDeg;

/** Height of the Moon's centre above the horizon of a place, degrees, without refraction. */
export const moonAltitudeDeg = (sky: Sky, jd: JulianDayUt, place: GeoPoint): number =>
  localPosition(sky, "moon", jd, place).altitudeDeg;

/**
 * How a body is observed: from the place itself with its parallax, or by the traditional rule, from the Earth's centre
 * and as if it were on the ecliptic (Jagannatha Hora; Swiss Ephemeris calls it Hindu rising).
 */
export type Viewpoint = "place" | "earth_centre_on_ecliptic";

/** The position of a body from a place, AU, in axes turned to its meridian: to the equator on it, to the west, to the north pole. */
export interface MeridianVector {
  readonly meridianAu: number;
  readonly westAu: number;
  readonly northAu: number;
}

/** Always by apparent places: what rises is what is seen, whatever positions the chart is cast by. */
export function meridianVector(
  sky: Sky,
  body: "sun" | "moon",
  jd: JulianDayUt,
  place: GeoPoint,
  viewpoint: Viewpoint = "place",
  orientation: EarthOrientation = earthOrientation(jd),
): MeridianVector {
  checkPlace(place);
  const { jdTt, siderealTimeDeg, trueObliquityDeg, nutationInLongitudeDeg } = orientation;
  const { longitudeDeg, latitudeDeg, distanceAu } = sky.ephemeris.position(body, jdTt, "apparent", "mean");
  const longitude = toRadians(degrees(longitudeDeg + nutationInLongitudeDeg));
  const latitude = toRadians(viewpoint === "place" ? latitudeDeg : degrees(0));
  const obliquity = toRadians(trueObliquityDeg);
  const planar = distanceAu * Math.cos(latitude);
  const alongEquinox = planar * Math.cos(longitude);
  const acrossEquinox = planar * Math.sin(longitude);
  const aboveEcliptic = distanceAu * Math.sin(latitude);
  const equatorialY = acrossEquinox * Math.cos(obliquity) - aboveEcliptic * Math.sin(obliquity);
  const equatorialZ = acrossEquinox * Math.sin(obliquity) + aboveEcliptic * Math.cos(obliquity);

  // Turned to the meridian of the place: x towards the meridian, y towards the west, z north.
  const sidereal = toRadians(degrees(siderealTimeDeg + place.longitudeDeg));
  const { fromAxisAu, northAu } = viewpoint === "place" ? geocentricPlace(place) : { fromAxisAu: 0, northAu: 0 };
  return {
    meridianAu: alongEquinox * Math.cos(sidereal) + equatorialY * Math.sin(sidereal) - fromAxisAu,
    westAu: alongEquinox * Math.sin(sidereal) - equatorialY * Math.cos(sidereal),
    northAu: equatorialZ - northAu,
  };
}

/** The same as altitude and hour angle. */
export function localPosition(
  sky: Sky,
  body: "sun" | "moon",
  jd: JulianDayUt,
  place: GeoPoint,
  viewpoint: Viewpoint = "place",
  orientation: EarthOrientation = earthOrientation(jd),
): LocalPosition {
  const { meridianAu, westAu, northAu } = meridianVector(sky, body, jd, place, viewpoint, orientation);
  const placeLatitude = toRadians(degrees(place.latitudeDeg));
  const distance = Math.hypot(meridianAu, westAu, northAu);
  const sine = (meridianAu * Math.cos(placeLatitude) + northAu * Math.sin(placeLatitude)) / distance;
  return {
    altitudeDeg: toDegrees(Math.asin(Math.max(-1, Math.min(1, sine))) as Radians),
    hourAngleDeg: toDegrees(Math.atan2(westAu, meridianAu) as Radians),
    distanceAu: distance,
  };
}
