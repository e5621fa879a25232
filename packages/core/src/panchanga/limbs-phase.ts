import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { Sky } from "../sky.ts";
import { tithiAngleDeg } from "./limbs-angle.ts";
import { turnOf, type Wheel } from "./limbs-wheel.ts";

/** The Moon's elongation from the Sun, halved at the full moon: even entries are new moons, odd ones full. */
const PHASE: Wheel = { angleDeg: tithiAngleDeg, parts: 2, rateDegPerDay: 12.190749 };

/** The last new moon at or before `jd`. */
export const previousNewMoon = (sky: Sky, jd: JulianDayUt): JulianDayUt => turnOf(sky, PHASE, jd).entry(0);

/** The first new moon after `jd`. */
export const nextNewMoon = (sky: Sky, jd: JulianDayUt): JulianDayUt => turnOf(sky, PHASE, jd).entry(2);

/** The last full moon at or before `jd`. */
export function previousFullMoon(sky: Sky, jd: JulianDayUt): JulianDayUt {
  const turn = turnOf(sky, PHASE, jd);
  return turn.entry(turn.partAtOrigin === 1 ? 1 : -1);
}

/** The first full moon after `jd`. */
export function nextFullMoon(sky: Sky, jd: JulianDayUt): JulianDayUt {
  const turn = turnOf(sky, PHASE, jd);
  return turn.entry(turn.partAtOrigin === 1 ? 3 : 1);
}
