import { signedDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import type { Graha, NodeKind } from "../ids.ts";
import { rootBetween, rootFrom } from "../search/find-event.ts";
import { siderealPosition } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";

/**
 * Days between two looks at a graha: two thirds of its shortest run between two stations, so that it turns at most once
 * from one to the next (Mercury's retrograde lasts 19 days or more, Venus's 40, Mars's 58, Jupiter's 118, Saturn's 133).
 */
const STEP_DAYS: Readonly<Record<Graha, number>> = {
  sun: 30,
  moon: 2,
  mars: 38,
  mercury: 12,
  jupiter: 80,
  venus: 26,
  saturn: 90,
  rahu: 300,
  ketu: 300,
};

/** The true node swings to and fro about the mean one every fortnight or so. */
const TRUE_NODE_STEP_DAYS = 2;

const grahaStepDays = (body: Graha, node: NodeKind): number =>
  (body === "rahu" || body === "ketu") && node === "true" ? TRUE_NODE_STEP_DAYS : STEP_DAYS[body];

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
    // Near enough for the right turn: no graha strays half a turn from that in a step.
    last = pointAt(sky, body, jd, last.longitudeDeg + last.speedDegPerDay * step);
    points.push(last);
  }
  return points;
}

/** The station between two neighbouring points of a track; undefined if the graha continues in the same direction. */
export function turnBetween(sky: Sky, body: Graha, left: TrackPoint, right: TrackPoint): TrackPoint | undefined {
  if (left.speedDegPerDay < 0 === right.speedDegPerDay < 0) return undefined;
  const speed = (jd: number) => siderealPosition(sky, body, jdUt(jd)).speedDegPerDay;
  const cubic = cubicBetween(left, right);
  const turn = turnOfCubic(cubic);
  const near = left.jd + turn * (right.jd - left.jd);
  const bendPerDay = (2 * (cubic.square + 3 * cubic.cube * turn)) / (right.jd - left.jd) ** 2;
  const jd = rootFrom(speed, near, bendPerDay, left.jd, right.jd) ?? rootBetween(speed, left.jd, right.jd);
  return pointAt(sky, body, jd, left.longitudeDeg);
}

/** Twice as much as the cubic below was ever found wrong by at a turn: 0.24° of Mercury, 0.12° of Saturn. */
const CUBIC_ERROR_DEG = 0.5;

/** The longitudes that a graha may reach between two neighbouring points: by the cubic through places and speeds. */
export function reachBetween(
  left: TrackPoint,
  right: TrackPoint,
): { readonly lowDeg: number; readonly highDeg: number } {
  const lowDeg = Math.min(left.longitudeDeg, right.longitudeDeg);
  const highDeg = Math.max(left.longitudeDeg, right.longitudeDeg);
  if (left.speedDegPerDay < 0 === right.speedDegPerDay < 0) return { lowDeg, highDeg };
  const cubic = cubicBetween(left, right);
  const turnDeg = cubic.atDeg(turnOfCubic(cubic));
  return { lowDeg: Math.min(lowDeg, turnDeg) - CUBIC_ERROR_DEG, highDeg: Math.max(highDeg, turnDeg) + CUBIC_ERROR_DEG };
}

/** The cubic with the places and speeds of two points; `s` runs from 0 at the left one to 1 at the right one. */
export interface TrackCubic {
  readonly atDeg: (s: number) => number;
  /** Coefficients of s, s², s³. */
  readonly slope: number;
  readonly square: number;
  readonly cube: number;
}

export function cubicBetween(left: TrackPoint, right: TrackPoint): TrackCubic {
  const span = right.jd - left.jd;
  const rise = right.longitudeDeg - left.longitudeDeg;
  const [slope, endSlope] = [left.speedDegPerDay * span, right.speedDegPerDay * span];
  const square = 3 * rise - 2 * slope - endSlope;
  const cube = slope + endSlope - 2 * rise;
  return { atDeg: (s) => left.longitudeDeg + s * (slope + s * (square + s * cube)), slope, square, cube };
}

/** Where between 0 and 1 the cubic's slope, of opposite signs at the ends, is zero: the one root that is there. */
function turnOfCubic({ slope, square, cube }: TrackCubic): number {
  const q = -(square + Math.sign(square || 1) * Math.sqrt(square * square - 3 * cube * slope));
  const root = slope / q;
  return root >= 0 && root <= 1 ? root : q / (3 * cube);
}
