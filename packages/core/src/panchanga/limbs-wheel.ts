import { type Degrees, signedDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { growingRoot, type Root } from "../search/find-event.ts";
import type { Sky, Span } from "../sky.ts";

/** An angle at an instant, 0 <= x < 360, and how fast it grows. */
export interface MovingAngle {
  readonly deg: Degrees;
  readonly degPerDay: number;
}

/** An angle of the sky that only grows, cut into equal parts. */
export interface Wheel {
  readonly angleAt: (sky: Sky, jd: JulianDayUt) => MovingAngle;
  readonly meanDegPerDay: number;
  /** Parts in a full turn. */
  readonly parts: number;
}

/** One part of a wheel: its number counted from 1, and the whole time it runs. */
export interface NumberedSpan extends Span {
  readonly number: number;
}

/**
 * A found boundary may lie a fraction of a millisecond before the true one; an instant that close to a boundary
 * belongs to what begins there, so that asking again at the end of one part gives the next.
 */
const SAME_INSTANT_DAYS = 2e-8;

/** The instants at which a wheel enters its parts, counted on from the part it is in at `origin`. */
export interface WheelTurn {
  /** 0 <= x < parts: the part at the origin. */
  readonly partAtOrigin: number;
  /** The index of the part that runs at an instant within half a turn of the origin. */
  readonly indexAt: (jd: JulianDayUt) => number;
  /** When the wheel enters a part; the index runs on past `parts` and below 0. Each is sought once. */
  readonly entry: (index: number) => JulianDayUt;
}

/** The part a wheel is in, 0 <= x < parts. */
export const partAt = (sky: Sky, wheel: Wheel, jd: JulianDayUt): number =>
  Math.floor(wheel.angleAt(sky, jdUt(jd + SAME_INSTANT_DAYS)).deg / (360 / wheel.parts));

/** Over so short a way a wheel's speed at its start leads nearer to its end than the mean one does. */
const STEADY_DEG = 30;

export function turnOf(sky: Sky, wheel: Wheel, origin: JulianDayUt): WheelTurn {
  const start = origin + SAME_INSTANT_DAYS;
  const { deg: startDeg, degPerDay: startDegPerDay } = wheel.angleAt(sky, jdUt(start));
  const partDeg = 360 / wheel.parts;
  const found = new Map<number, Root>();
  const partAtOrigin = Math.floor(startDeg / partDeg);

  /** About when the wheel is at an angle, from what is known next to it. */
  function guess(index: number): number {
    const before = found.get(index - 1);
    const [from, wayDeg] = before
      ? [before, partDeg]
      : [{ jd: start, ratePerDay: startDegPerDay }, index * partDeg - startDeg];
    return from.jd + wayDeg / (Math.abs(wayDeg) <= STEADY_DEG ? from.ratePerDay : wheel.meanDegPerDay);
  }

  function enter(index: number): Root {
    const targetDeg = index * partDeg;
    return growingRoot((at) => {
      const { deg, degPerDay } = wheel.angleAt(sky, jdUt(at));
      return { value: signedDegrees(deg - targetDeg), ratePerDay: degPerDay };
    }, guess(index));
  }

  return {
    partAtOrigin,
    indexAt: (jd) => {
      if (jd === origin) return partAtOrigin;
      const part = partAt(sky, wheel, jd);
      const about = (startDeg + (jd - origin) * wheel.meanDegPerDay) / partDeg;
      return part + wheel.parts * Math.round((about - part) / wheel.parts);
    },
    entry: (index) => {
      const known = found.get(index);
      if (known !== undefined) return jdUt(known.jd);
      const root = enter(index);
      found.set(index, root);
      return jdUt(root.jd);
    },
  };
}

/**
 * The parts that touch `from` <= t < `to`, in order, each with its whole span; the one running where `from` = `to`.
 * `stride` joins that many neighbouring parts into one.
 */
export function partsBetween(
  turn: WheelTurn,
  wheel: Wheel,
  from: JulianDayUt,
  to: JulianDayUt,
  stride: number = 1,
): readonly NumberedSpan[] {
  const spans: NumberedSpan[] = [];
  const count = wheel.parts / stride;
  let index = Math.floor(turn.indexAt(from) / stride);
  do {
    spans.push({
      number: (((index % count) + count) % count) + 1,
      startJdUt: turn.entry(index * stride),
      endJdUt: turn.entry((index + 1) * stride),
    });
    index += 1;
  } while (turn.entry(index * stride) < to);
  return spans;
}
