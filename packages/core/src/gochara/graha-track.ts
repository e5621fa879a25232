import { signedDegrees } from "../angle/degrees.ts";
import type { Graha } from "../ids.ts";
import { rootBetween } from "../search/find-event.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { type JulianDayUt, jdUt } from "../time/julian-day.ts";
import { grahaStepDays } from "./graha-step.ts";

/** A graha at an instant; the longitude runs on past 360 and below 0, so that it never jumps. */
export interface TrackPoint {
  readonly jd: JulianDayUt;
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/** Where a graha is at `jd`, on the turn nearest to `nearDeg`. */
export function pointAt(sky: Sky, body: Graha, jd: number, nearDeg: number): TrackPoint {
  const { longitudeDeg, speedDegPerDay } = siderealPosition(sky, body, jdUt(jd));
  return { jd: jdUt(jd), longitudeDeg: nearDeg + signedDegrees(longitudeDeg - nearDeg), speedDegPerDay };
}

/**
 * The way of a graha over a stretch of time, looked at often enough that between two neighbouring points it turns at
 * most once. Throws `CoreError` "time_out_of_range".
 */
export function grahaTrack(sky: Sky, body: Graha, from: JulianDayUt, to: JulianDayUt): readonly TrackPoint[] {
  const count = Math.max(1, Math.ceil((to - from) / grahaStepDays(body, sky.conventions.node)));
  const step = (to - from) / count;
  const { longitudeDeg, speedDegPerDay } = siderealPosition(sky, body, from);
  const points: TrackPoint[] = [{ jd: from, longitudeDeg, speedDegPerDay }];
  let last: TrackPoint = { jd: from, longitudeDeg, speedDegPerDay };
  for (let index = 1; index <= count; index += 1) {
    const jd = index === count ? to : from + index * step;
    // Half of a day's motion further on is near enough: no graha strays half a turn from it in a step.
    last = pointAt(sky, body, jd, last.longitudeDeg + last.speedDegPerDay * step);
    points.push(last);
  }
  return points;
}

/** The station between two neighbouring points of a track; undefined where the graha goes on the same way. */
export function turnBetween(sky: Sky, body: Graha, left: TrackPoint, right: TrackPoint): TrackPoint | undefined {
  if (left.speedDegPerDay < 0 === right.speedDegPerDay < 0) return undefined;
  const speed = (jd: number) => siderealPosition(sky, body, jdUt(jd)).speedDegPerDay;
  return pointAt(sky, body, rootBetween(speed, left.jd, right.jd), left.longitudeDeg);
}
