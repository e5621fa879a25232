import { type Radians, toDegrees } from "../angle/degrees.ts";
import { crossings } from "../search/find-event.ts";
import type { Place, Sky } from "../sky.ts";
import { type JulianDayUt, jdUt } from "../time/julian-day.ts";
import { type LocalPosition, localPosition } from "./altitude.ts";
import { earthOrientations } from "./earth-orientation.ts";
import { checkPlace } from "./observer.ts";

/** The risings and settings of a stretch of time, in order; either list may be empty. */
export interface RiseSet {
  readonly rises: readonly JulianDayUt[];
  readonly sets: readonly JulianDayUt[];
}

/** Refraction of a body on the horizon at sea level: 34', the value of the almanacs. */
const HORIZON_REFRACTION_DEG = 34 / 60;
const KM_PER_AU = 149_597_870.7;
/** IAU 2015 resolution B3 nominal radius. */
const SUN_RADIUS_KM = 695_700;
/** IAU/IAG 2015 (Archinal et al. 2018). */
const MOON_RADIUS_KM = 1737.4;
/** Between two samples of the altitude the body may turn once, never twice. */
const SAMPLE_STEP_DAYS = 1 / 12;

/**
 * Sunrises and sunsets with `from` <= t < `to`. By the conventions: the upper limb on a sea horizon with 34'
 * refraction, or the centre of the disc without refraction. Polar day and night give empty lists. Throws `CoreError`
 * for a place that is none and a time out of range.
 */
export const sunRiseSet = (sky: Sky, from: JulianDayUt, to: JulianDayUt, place: Place): RiseSet =>
  riseSet(sky, "sun", from, to, place);

/**
 * Moonrises and moonsets, as `sunRiseSet`; parallax included. Under "centre" the Moon too is taken as Jagannatha Hora
 * takes it: its centre, unrefracted, from the Earth's centre, its ecliptic latitude left out.
 */
export const moonRiseSet = (sky: Sky, from: JulianDayUt, to: JulianDayUt, place: Place): RiseSet =>
  riseSet(sky, "moon", from, to, place);

function riseSet(sky: Sky, body: "sun" | "moon", from: JulianDayUt, to: JulianDayUt, place: Place): RiseSet {
  checkPlace(place);
  const orientationAt = earthOrientations();
  const viewpoint = sky.conventions.sunrise === "limb" ? "place" : "earth_centre_on_ecliptic";
  const height = (jd: number): number => {
    const position = localPosition(sky, body, jdUt(jd), place, viewpoint, orientationAt(jdUt(jd)));
    return viewpoint === "place" ? upperLimbDeg(body, position) : position.altitudeDeg;
  };
  const found = crossings(height, from, to, SAMPLE_STEP_DAYS);
  return {
    rises: found.filter(({ rising }) => rising).map(({ jd }) => jdUt(jd)),
    sets: found.filter(({ rising }) => !rising).map(({ jd }) => jdUt(jd)),
  };
}

/** Apparent height of the upper limb while it is near the horizon, degrees. */
function upperLimbDeg(body: "sun" | "moon", { altitudeDeg, distanceAu }: LocalPosition): number {
  const radiusKm = body === "sun" ? SUN_RADIUS_KM : MOON_RADIUS_KM;
  const semidiameterDeg = toDegrees(Math.asin(radiusKm / (distanceAu * KM_PER_AU)) as Radians);
  return altitudeDeg + semidiameterDeg + HORIZON_REFRACTION_DEG;
}
