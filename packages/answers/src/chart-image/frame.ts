import { CELL, type Point, SIDE } from "./grid.ts";

// The frame of D1 is the zodiac unrolled along the outer edge. A sign at the side has 100 units for its 30 degrees; one
// in a corner turns it, 15 degrees before and 15 after.

/** A point of the edge and the direction that leads out of the chart there. */
export interface EdgePoint extends Point {
  readonly outX: number;
  readonly outY: number;
}

/** Distance along the edge, clockwise from the start of Aries (100 units right of the top left corner). */
function distanceAlong(longitudeDeg: number): number {
  // From the start of Aries the signs come in threes: two of 100 units, then a corner of 200.
  const quarter = Math.floor(longitudeDeg / 90);
  const inQuarter = longitudeDeg - quarter * 90;
  const within = inQuarter < 60 ? (inQuarter / 30) * CELL : 2 * CELL + ((inQuarter - 60) / 30) * 2 * CELL;
  return quarter * SIDE + within;
}

/** The place of a sidereal longitude, 0 <= x < 360, on the edge. */
export function edgePoint(longitudeDeg: number): EdgePoint {
  const fromCorner = (CELL + distanceAlong(longitudeDeg)) % (4 * SIDE);
  const along = fromCorner % SIDE;
  switch (Math.floor(fromCorner / SIDE)) {
    case 0:
      return { x: along, y: 0, outX: 0, outY: -1 };
    case 1:
      return { x: SIDE, y: along, outX: 1, outY: 0 };
    case 2:
      return { x: SIDE - along, y: SIDE, outX: 0, outY: 1 };
    default:
      return { x: 0, y: SIDE - along, outX: -1, outY: 0 };
  }
}

/** The point this many units outside the edge. */
export const outFrom = ({ x, y, outX, outY }: EdgePoint, units: number): Point => ({
  x: x + outX * units,
  y: y + outY * units,
});

const STEP_DEG = 5;
const LONG_TICK = 12;
const SHORT_TICK = 5;

/** One path with a short tick each 5 degrees and a long one where a sign begins. */
export function ticksPath(): string {
  const ticks: string[] = [];
  for (let longitudeDeg = 0; longitudeDeg < 360; longitudeDeg += STEP_DEG) {
    const point = edgePoint(longitudeDeg);
    const end = outFrom(point, longitudeDeg % 30 === 0 ? LONG_TICK : SHORT_TICK);
    ticks.push(`M${short(point.x)} ${short(point.y)}L${short(end.x)} ${short(end.y)}`);
  }
  return ticks.join("");
}

/** The triangle that marks the lagna's degree, its point on the edge. */
export function pointerPath(longitudeDeg: number): string {
  const tip = edgePoint(longitudeDeg);
  const base = outFrom(tip, 11);
  const [acrossX, acrossY] = [tip.outY * 5, tip.outX * 5];
  const corner = (sign: number) => `${short(base.x + sign * acrossX)} ${short(base.y + sign * acrossY)}`;
  return `M${short(tip.x)} ${short(tip.y)}L${corner(1)}L${corner(-1)}Z`;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
