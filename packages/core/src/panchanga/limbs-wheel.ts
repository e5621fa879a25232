import { type Degrees, signedDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { rootNear } from "../search/find-event.ts";
import type { Sky, Span } from "../sky.ts";

/** An angle of the sky that only grows, cut into equal parts. */
export interface Wheel {
  readonly angleDeg: (sky: Sky, jd: JulianDayUt) => Degrees;
  /** Parts in a full turn. */
  readonly parts: number;
  /** How fast it turns on the average, degrees a day. */
  readonly rateDegPerDay: number;
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
  Math.floor(wheel.angleDeg(sky, jdUt(jd + SAME_INSTANT_DAYS)) / (360 / wheel.parts));

export function turnOf(sky: Sky, wheel: Wheel, origin: JulianDayUt): WheelTurn {
  const start = origin + SAME_INSTANT_DAYS;
  const startDeg = wheel.angleDeg(sky, jdUt(start));
  const partDeg = 360 / wheel.parts;
  const found = new Map<number, JulianDayUt>();
  const partAtOrigin = Math.floor(startDeg / partDeg);
  return {
    partAtOrigin,
    indexAt: (jd) => {
      if (jd === origin) return partAtOrigin;
      const part = partAt(sky, wheel, jd);
      const about = (startDeg + (jd - origin) * wheel.rateDegPerDay) / partDeg;
      return part + wheel.parts * Math.round((about - part) / wheel.parts);
    },
    entry: (index) => {
      const known = found.get(index);
      if (known !== undefined) return known;
      const targetDeg = index * partDeg;
      const before = found.get(index - 1);
      const jd = jdUt(
        rootNear(
          (at) => signedDegrees(wheel.angleDeg(sky, jdUt(at)) - targetDeg),
          before === undefined
            ? start + (targetDeg - startDeg) / wheel.rateDegPerDay
            : before + partDeg / wheel.rateDegPerDay,
          wheel.rateDegPerDay,
        ),
      );
      found.set(index, jd);
      return jd;
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
