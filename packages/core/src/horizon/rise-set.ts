import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { crossingsUntil, rootNear } from "../search/find-event.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { type LocalTrack, localTrack } from "./local-track.ts";

/** The risings and settings of a stretch of time, in order; either list may be empty. */
export interface RiseSet {
  readonly rises: readonly JulianDayUt[];
  readonly sets: readonly JulianDayUt[];
}

/** Refraction of a body on the horizon at sea level: 34', the value of the almanacs. */
const HORIZON_REFRACTION_DEG = 34 / 60;
const KM_PER_AU = 149_597_870.7;
/** The Sun's: IAU 2015 resolution B3 nominal radius; the Moon's: IAU/IAG 2015 (Archinal et al. 2018). */
const RADIUS_AU = { sun: 695_700 / KM_PER_AU, moon: 1737.4 / KM_PER_AU } as const;
/** Between two samples of the altitude the body may turn once, never twice. */
const SAMPLE_STEP_DAYS = 1 / 6;

/**
 * Sunrises and sunsets with `from` <= t < `to`. By the conventions: the upper limb on a sea horizon with 34'
 * refraction, or the centre of the disc without refraction. Polar day and night give empty lists. Throws `CoreError`
 * for an invalid place and a time out of range. `track` is the Sun's `risingTrack`, if the caller has it already.
 */
export const sunRiseSet = (
  sky: Sky,
  from: JulianDayUt,
  to: JulianDayUt,
  place: GeoPoint,
  track: LocalTrack = risingTrack(sky, "sun", place),
): RiseSet => riseSetUntil(sky, "sun", from, to, track)(to);

/**
 * Moonrises and moonsets, as `sunRiseSet`; parallax included. Under "centre" the Moon too is taken as Jagannatha Hora
 * takes it: its centre, unrefracted, from the Earth's centre, its ecliptic latitude left out.
 */
export const moonRiseSet = (
  sky: Sky,
  from: JulianDayUt,
  to: JulianDayUt,
  place: GeoPoint,
  track: LocalTrack = risingTrack(sky, "moon", place),
): RiseSet => moonRiseSetUntil(sky, from, to, track)(to);

/** The same, looked for no further than is asked: all before an instant, and perhaps the next. */
export const moonRiseSetUntil = (
  sky: Sky,
  from: JulianDayUt,
  to: JulianDayUt,
  track: LocalTrack,
): ((until: JulianDayUt) => RiseSet) => riseSetUntil(sky, "moon", from, to, track);

/** The track by which a body's rising is calculated under the conventions. Throws `CoreError` for an invalid place. */
export const risingTrack = (sky: Sky, body: "sun" | "moon", place: GeoPoint): LocalTrack =>
  localTrack(sky, body, place, sky.conventions.sunrise === "limb" ? "place" : "earth_centre_on_ecliptic");

/** Whether it is day at an instant, by the rule of the conventions for sunrise. */
export const isSunUp = (sky: Sky, at: JulianDayUt, place: GeoPoint): boolean =>
  heightBy(sky, "sun", risingTrack(sky, "sun", place))(at) >= 0;

/** The height over the horizon that is 0 at rising and setting. */
function heightBy({ conventions }: Sky, body: "sun" | "moon", track: LocalTrack): (jd: number) => number {
  const radiusAu = RADIUS_AU[body];
  return conventions.sunrise === "limb"
    ? (jd) => track.upperLimbDeg(jdUt(jd), radiusAu) + HORIZON_REFRACTION_DEG
    : (jd) => track.altitudeDeg(jdUt(jd));
}

function riseSetUntil(
  sky: Sky,
  body: "sun" | "moon",
  from: JulianDayUt,
  to: JulianDayUt,
  track: LocalTrack,
): (until: JulianDayUt) => RiseSet {
  const search = crossingsUntil(heightBy(sky, body, track), from, to, SAMPLE_STEP_DAYS);
  return (until) => {
    const found = search(until);
    return {
      rises: found.filter(({ rising }) => rising).map(({ jd }) => jdUt(jd)),
      sets: found.filter(({ rising }) => !rising).map(({ jd }) => jdUt(jd)),
    };
  };
}

/** The mean Sun's hour angle, degrees a day. */
const HOUR_ANGLE_RATE = 360;

/**
 * When the Sun crosses the meridian of a place: the crossing nearest to `near`, that is within half a day of it.
 * It exists every day, also where the Sun does not rise or does not set. Good to 1 s.
 * `track` is the Sun's, if the caller has it already.
 */
export function solarNoon(
  sky: Sky,
  near: JulianDayUt,
  place: GeoPoint,
  track: LocalTrack = localTrack(sky, "sun", place),
): JulianDayUt {
  return jdUt(rootNear((jd) => track.at(jdUt(jd)).hourAngleDeg, near, HOUR_ANGLE_RATE));
}
