import { normalizeDegrees } from "../angle/degrees.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { type MoonOfBirth, moonOfBirth } from "./moon-of-birth.ts";

const MINUTES_PER_DAY = 1440;
/** A quarter of a star, and the half of a sign at which the vasya of two signs changes. */
const STEPS_DEG = [360 / 108, 15];

/**
 * The Moons of all births within so many minutes of the stated one, in order of time: one for each stretch of the way in
 * which nothing changes that kootas and poruthams look at. The Moon never turns back.
 */
export function moonsWithin(sky: Sky, birthJdUt: JulianDayUt, uncertaintyMinutes: number): readonly MoonOfBirth[] {
  const days = uncertaintyMinutes / MINUTES_PER_DAY;
  const fromDeg = siderealLongitudeDeg(sky, "moon", jdUt(birthJdUt - days));
  const wayDeg = normalizeDegrees(siderealLongitudeDeg(sky, "moon", jdUt(birthJdUt + days)) - fromDeg);
  const borders = STEPS_DEG.flatMap((stepDeg) => bordersOnWay(fromDeg, wayDeg, stepDeg));
  const edges = [0, ...new Set(borders.toSorted((one, other) => one - other)), wayDeg];
  return edges
    .slice(1)
    .map((endDeg, index) => moonOfBirth(normalizeDegrees(fromDeg + ((edges[index] ?? 0) + endDeg) / 2)));
}

/** How far on the way each multiple of a step is. */
function bordersOnWay(fromDeg: number, wayDeg: number, stepDeg: number): readonly number[] {
  const firstDeg = (Math.floor(fromDeg / stepDeg) + 1) * stepDeg - fromDeg;
  const count = Math.max(0, Math.ceil((wayDeg - firstDeg) / stepDeg));
  return Array.from({ length: count }, (_, index) => firstDeg + index * stepDeg);
}
