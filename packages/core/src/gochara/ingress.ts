import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { rasiAt, rasiOf } from "../chart/zodiac/rasi.ts";
import type { Graha, Rasi } from "../ids.ts";
import { LAST_STEP_DAYS } from "../search/find-event.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky, Span } from "../sky.ts";
import { cubicBetween, grahaTrack, pointAt, reachBetween, type TrackPoint, turnBetween } from "./graha-track.ts";

/** A graha passing from one sign into another. */
export interface Ingress {
  readonly jdUt: JulianDayUt;
  /** The sign entered. */
  readonly rasi: Rasi;
  /** It came back into the sign, moving backwards. For the mean nodes that is the only way. */
  readonly retrograde: boolean;
}

const RASI_DEG = 30;
const MAX_STEPS = 60;

/**
 * When a graha that goes one way from `left` to `right` reaches `targetDeg`: Newton's method from the cubic through both
 * places and speeds, falling back on halving where a step would leave the bracket.
 */
function passage(sky: Sky, body: Graha, left: TrackPoint, right: TrackPoint, targetDeg: number): JulianDayUt {
  let [low, high] = [left.jd as number, right.jd as number];
  const forward = right.longitudeDeg > left.longitudeDeg;
  let jd = cubicGuess(left, right, targetDeg);
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const point = pointAt(sky, body, jd, targetDeg);
    const missingDeg = targetDeg - point.longitudeDeg;
    if (missingDeg > 0 === forward) low = jd;
    else high = jd;
    const next = jd + missingDeg / point.speedDegPerDay;
    const taken = next >= low && next <= high ? next : (low + high) / 2;
    if (Math.abs(taken - jd) <= LAST_STEP_DAYS) return jdUt(taken);
    jd = taken;
  }
  return jdUt(jd);
}

/** Where the cubic through both ends takes the value: by halving, without asking the sky. */
function cubicGuess(left: TrackPoint, right: TrackPoint, targetDeg: number): number {
  const { atDeg } = cubicBetween(left, right);
  const rises = right.longitudeDeg > left.longitudeDeg;
  let [low, high] = [0, 1];
  for (let count = 0; count < 20; count += 1) {
    const middle = (low + high) / 2;
    if (atDeg(middle) < targetDeg === rises) low = middle;
    else high = middle;
  }
  return left.jd + ((low + high) / 2) * (right.jd - left.jd);
}

/** The ingresses while the graha goes one way from `left` to `right`. */
function ingressesOneWay(sky: Sky, body: Graha, left: TrackPoint, right: TrackPoint): readonly Ingress[] {
  const forward = right.longitudeDeg > left.longitudeDeg;
  const [low, high] = forward ? [left, right] : [right, left];
  const found: Ingress[] = [];
  // A sign includes its first point: a graha from below enters on reaching it, one from above leaves on passing it.
  for (let edge = Math.floor(low.longitudeDeg / RASI_DEG) + 1; edge * RASI_DEG <= high.longitudeDeg; edge += 1) {
    const jd = passage(sky, body, left, right, edge * RASI_DEG);
    found.push({ jdUt: jd, rasi: rasiAt(forward ? edge : edge - 1), retrograde: !forward });
  }
  return forward ? found : found.reverse();
}

const mayMeetEdge = (left: TrackPoint, right: TrackPoint): boolean => {
  const { lowDeg, highDeg } = reachBetween(left, right);
  return Math.floor(lowDeg / RASI_DEG) !== Math.floor(highDeg / RASI_DEG);
};

/**
 * Every passage of a graha into another sidereal sign with `from` <= t < `to`, in order; a graha that turns back into a
 * sign and then leaves it again gives three. Good to 0.01 s in time by the sky's own ephemeris, whose error of 1" is 35
 * minutes of Saturn. Throws `CoreError` "time_out_of_range".
 */
export function ingresses(sky: Sky, body: Graha, from: JulianDayUt, to: JulianDayUt): readonly Ingress[] {
  const track = grahaTrack(sky, body, from, to);
  return track
    .flatMap((right, index): readonly Ingress[] => {
      const left = track[index - 1];
      if (left === undefined || !mayMeetEdge(left, right)) return [];
      const turn = turnBetween(sky, body, left, right);
      return turn === undefined
        ? ingressesOneWay(sky, body, left, right)
        : [...ingressesOneWay(sky, body, left, turn), ...ingressesOneWay(sky, body, turn, right)];
    })
    .filter(({ jdUt: jd }) => jd >= from && jd < to);
}

/** An unbroken stay of a graha in a sign, as far as it is in the requested span. */
export interface Stay extends Span {
  readonly rasi: Rasi;
  /** The ingress it began with; undefined if the graha was in the sign before the span began. */
  readonly entry: Ingress | undefined;
}

/** The stays of a graha that tile `from` <= t < `to`, the first and the last cut off there. */
export function stays(sky: Sky, body: Graha, from: JulianDayUt, to: JulianDayUt): readonly Stay[] {
  const entries = ingresses(sky, body, from, to);
  const first = rasiOf(siderealLongitudeDeg(sky, body, from));
  const starts = [{ rasi: first, entry: undefined, startJdUt: from }, ...entries.map(asStart)];
  return starts.map((start, index) => ({ ...start, endJdUt: starts[index + 1]?.startJdUt ?? to }));
}

const asStart = (entry: Ingress) => ({ rasi: entry.rasi, entry, startJdUt: entry.jdUt });

/** A graha standing still among the stars. */
export interface Station {
  readonly jdUt: JulianDayUt;
  readonly rasi: Rasi;
  /** What it does from here on. */
  readonly turns: "retrograde" | "direct";
}

/**
 * The stations of a graha with `from` <= t < `to`, in order: where its sidereal longitude stops growing or starts again.
 * (Against the moving equinox it stands still up to an hour away from that.) None for Sun, Moon and the mean nodes.
 */
export function stations(sky: Sky, body: Graha, from: JulianDayUt, to: JulianDayUt): readonly Station[] {
  const track = grahaTrack(sky, body, from, to);
  return track.flatMap((right, index): readonly Station[] => {
    const left = track[index - 1];
    const turn = left === undefined ? undefined : turnBetween(sky, body, left, right);
    if (left === undefined || turn === undefined) return [];
    const turns = left.speedDegPerDay > 0 ? "retrograde" : "direct";
    return [{ jdUt: turn.jd, rasi: rasiOf(turn.longitudeDeg), turns }];
  });
}
