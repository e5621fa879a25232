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

/** Which signs are asked about. */
type SignsAsked = (rasi: Rasi) => boolean;
const ALL_SIGNS: SignsAsked = () => true;

/** The edges, numbered by the signs above them, that are passed on the way up from one longitude to another. */
function edgesBetween(lowDeg: number, highDeg: number, asked: SignsAsked): readonly number[] {
  const edges: number[] = [];
  // A sign includes its first point: a graha from below enters on reaching it, one from above leaves on passing it.
  for (let edge = Math.floor(lowDeg / RASI_DEG) + 1; edge * RASI_DEG <= highDeg; edge += 1) {
    if (asked(rasiAt(edge)) || asked(rasiAt(edge - 1))) edges.push(edge);
  }
  return edges;
}

/** The ingresses while the graha goes one way from `left` to `right`. */
function ingressesOneWay(
  sky: Sky,
  body: Graha,
  left: TrackPoint,
  right: TrackPoint,
  asked: SignsAsked,
): readonly Ingress[] {
  const forward = right.longitudeDeg > left.longitudeDeg;
  const [low, high] = forward ? [left, right] : [right, left];
  const found = edgesBetween(low.longitudeDeg, high.longitudeDeg, asked).map((edge): Ingress => {
    const jd = passage(sky, body, left, right, edge * RASI_DEG);
    return { jdUt: jd, rasi: rasiAt(forward ? edge : edge - 1), retrograde: !forward };
  });
  return forward ? found : found.reverse();
}

/** More than light time, aberration and the bending of light together move any graha. */
const LIGHT_DEG = 0.1;

function mayMeetEdge(left: TrackPoint, right: TrackPoint, asked: SignsAsked): boolean {
  const { lowDeg, highDeg } = reachBetween(left, right);
  return edgesBetween(lowDeg - LIGHT_DEG, highDeg + LIGHT_DEG, asked).length > 0;
}

/** The same sky by true places, which cost half as much as apparent ones: to see where there is anything to look for. */
const trueSky = (sky: Sky): Sky => ({ ...sky, conventions: { ...sky.conventions, positions: "true" } });

/**
 * Every passage of a graha into another sidereal sign with `from` <= t < `to`, in order; a graha that turns back into a
 * sign and then leaves it again gives three. Good to 0.01 s in time by the sky's own ephemeris, whose error of 1" is 35
 * minutes of Saturn. Of signs that are not asked about only what leads from or to one that is. Throws `CoreError` "time_out_of_range".
 */
export function ingresses(
  sky: Sky,
  body: Graha,
  from: JulianDayUt,
  to: JulianDayUt,
  asked: SignsAsked = ALL_SIGNS,
): readonly Ingress[] {
  const track = grahaTrack(trueSky(sky), body, from, to);
  const exactly = ({ jd, longitudeDeg }: TrackPoint): TrackPoint => pointAt(sky, body, jd, longitudeDeg);
  return track
    .flatMap((roughRight, index): readonly Ingress[] => {
      const roughLeft = track[index - 1];
      if (roughLeft === undefined || !mayMeetEdge(roughLeft, roughRight, asked)) return [];
      const [left, right] = [exactly(roughLeft), exactly(roughRight)];
      const turn = turnBetween(sky, body, left, right);
      return turn === undefined
        ? ingressesOneWay(sky, body, left, right, asked)
        : [...ingressesOneWay(sky, body, left, turn, asked), ...ingressesOneWay(sky, body, turn, right, asked)];
    })
    .filter(({ jdUt: jd }) => jd >= from && jd < to);
}

/** An unbroken stay of a graha in a sign, as far as it is in the requested span. */
export interface Stay extends Span {
  readonly rasi: Rasi;
  /** The ingress it began with; undefined if the graha was in the sign before the span began. */
  readonly entry: Ingress | undefined;
}

/**
 * The stays of a graha that tile `from` <= t < `to`, the first and the last cut off there. Where not all signs are asked
 * about, neighbouring stays in the others are one, in the first of them.
 */
export function stays(
  sky: Sky,
  body: Graha,
  from: JulianDayUt,
  to: JulianDayUt,
  asked: SignsAsked = ALL_SIGNS,
): readonly Stay[] {
  const entries = ingresses(sky, body, from, to, asked);
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
