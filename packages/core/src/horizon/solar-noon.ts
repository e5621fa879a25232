import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { rootNear } from "../search/find-event.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { type LocalTrack, localTrack } from "./local-track.ts";

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
