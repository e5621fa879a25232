import { degrees, type Radians, toDegrees, toRadians } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import type { LocalPosition, Viewpoint } from "./altitude.ts";
import { earthOrientationBy, earthTurnDeg } from "./earth-orientation.ts";
import { nutationBetweenDays, nutationNearly } from "./nutation.ts";
import { checkPlace, geocentricPlace } from "./observer.ts";

/** The course of a body through the sky of a place, for many questions about a few days. */
export interface LocalTrack {
  readonly at: (jd: JulianDayUt) => LocalPosition;
  /** Height of the centre of the disc above the horizon, degrees, without refraction. */
  readonly altitudeDeg: (jd: JulianDayUt) => number;
  /** The same of the upper limb of a ball of this radius. */
  readonly upperLimbDeg: (jd: JulianDayUt, radiusAu: number) => number;
}

/**
 * Days between the places that are calculated in full. The cubic through four of them errs by 3/128 of the fourth
 * difference: for the Sun 0.01", for the Moon 0.02", which is a thousandth of a second of rising.
 */
const STEP_DAYS = { sun: 2, moon: 1 / 8 } as const;
/** Enough for 512 days of the Moon; beyond that, all are dropped. */
const MOST_NODES = 4096;

/** The position of a body from the Earth's centre, AU, by the true equator of date, and what sidereal time has beyond the Earth's turn. */
interface Node {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly siderealExcessDeg: number;
}

/**
 * Always with apparent places, as `localPosition`, and within 0.02" of it; the body's places are calculated once for
 * each step of the way. Throws `CoreError` for an invalid place.
 */
export function localTrack(
  sky: Sky,
  body: "sun" | "moon",
  place: GeoPoint,
  viewpoint: Viewpoint = "place",
): LocalTrack {
  checkPlace(place);
  const step = STEP_DAYS[body];
  const nodes = new Map<number, Node>();
  // The Sun's nodes are further apart than the midnights that nutation would be taken from.
  const nutationAt = body === "sun" ? nutationNearly : nutationBetweenDays();

  function node(index: number): Node {
    const known = nodes.get(index);
    if (known) return known;
    const jd = jdUt(index * step);
    const { jdTt, siderealTimeDeg, trueObliquityDeg, nutationInLongitudeDeg } = earthOrientationBy(nutationAt, jd);
    const position = sky.ephemeris.position(body, jdTt, "apparent", "mean");
    const longitude = toRadians(degrees(position.longitudeDeg + nutationInLongitudeDeg));
    const latitude = viewpoint === "place" ? toRadians(position.latitudeDeg) : 0;
    const obliquity = toRadians(trueObliquityDeg);
    const planar = position.distanceAu * Math.cos(latitude);
    const across = planar * Math.sin(longitude);
    const above = position.distanceAu * Math.sin(latitude);
    const excess = siderealTimeDeg - earthTurnDeg(jd);
    const made = {
      x: planar * Math.cos(longitude),
      y: across * Math.cos(obliquity) - above * Math.sin(obliquity),
      z: across * Math.sin(obliquity) + above * Math.cos(obliquity),
      siderealExcessDeg: excess - 360 * Math.round(excess / 360),
    };
    if (nodes.size >= MOST_NODES) nodes.clear();
    nodes.set(index, made);
    return made;
  }

  const { fromAxisAu, northAu } = viewpoint === "place" ? geocentricPlace(place) : { fromAxisAu: 0, northAu: 0 };
  const sinLatitude = Math.sin(toRadians(degrees(place.latitudeDeg)));
  const cosLatitude = Math.cos(toRadians(degrees(place.latitudeDeg)));
  /** Towards the meridian, to the west, to the north: AU from the place. */
  const seen = { meridian: 0, west: 0, north: 0, distance: 0 };

  const about = (index: number) => ({
    index,
    a: node(index - 1),
    b: node(index),
    c: node(index + 1),
    d: node(index + 2),
  });
  /** The four about the instant looked at last: mostly the next lies between the same. */
  let segment: ReturnType<typeof about> | undefined;

  function look(jd: JulianDayUt): void {
    const index = Math.floor(jd / step);
    const t = jd / step - index;
    if (segment?.index !== index) segment = about(index);
    const { a, b, c, d } = segment;
    // Lagrange through -1, 0, 1, 2.
    const wa = (-t * (t - 1) * (t - 2)) / 6;
    const wb = ((t + 1) * (t - 1) * (t - 2)) / 2;
    const wc = (-(t + 1) * t * (t - 2)) / 2;
    const wd = ((t + 1) * t * (t - 1)) / 6;
    const x = wa * a.x + wb * b.x + wc * c.x + wd * d.x;
    const y = wa * a.y + wb * b.y + wc * c.y + wd * d.y;
    const z = wa * a.z + wb * b.z + wc * c.z + wd * d.z;
    const excessDeg =
      wa * a.siderealExcessDeg + wb * b.siderealExcessDeg + wc * c.siderealExcessDeg + wd * d.siderealExcessDeg;
    const sidereal = toRadians(degrees(earthTurnDeg(jd) + excessDeg + place.longitudeDeg));
    const cos = Math.cos(sidereal);
    const sin = Math.sin(sidereal);
    seen.meridian = x * cos + y * sin - fromAxisAu;
    seen.west = x * sin - y * cos;
    seen.north = z - northAu;
    seen.distance = Math.sqrt(seen.meridian ** 2 + seen.west ** 2 + seen.north ** 2);
  }

  const altitude = (): number => {
    const sine = (seen.meridian * cosLatitude + seen.north * sinLatitude) / seen.distance;
    return toDegrees(Math.asin(Math.max(-1, Math.min(1, sine))) as Radians);
  };
  return {
    at: (jd) => {
      look(jd);
      return {
        altitudeDeg: altitude(),
        hourAngleDeg: toDegrees(Math.atan2(seen.west, seen.meridian) as Radians),
        distanceAu: seen.distance,
      };
    },
    altitudeDeg: (jd) => {
      look(jd);
      return altitude();
    },
    upperLimbDeg: (jd, radiusAu) => {
      look(jd);
      return altitude() + toDegrees(Math.asin(radiusAu / seen.distance) as Radians);
    },
  };
}
