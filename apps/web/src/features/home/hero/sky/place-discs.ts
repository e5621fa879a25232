import { wheelPoint } from "./wheel-point.ts";

export interface DiscAsked {
  readonly key: string;
  readonly longitudeDeg: number;
}

export interface DiscPlaced extends DiscAsked {
  readonly x: number;
  readonly y: number;
}

/** The radius of a disc, in the units of the wheel. */
export const DISC_RADIUS = 24;
/** The discs are on one of these circles; the exact degree is marked on the ring outside, with a line to the disc. */
const CIRCLES = [156, 106, 60];
const NUDGES_DEG = [0, -9, 9, -18, 18, -27, 27, -36, 36, -48, 48];
const APART = 2 * DISC_RADIUS + 2;

/**
 * Finds a place for each disc, near its degree, where it touches no other: outermost first, then further in, then
 * beside. In the order given, so that the first ones have the best places.
 */
export function placeDiscs(asked: readonly DiscAsked[], lagnaDeg: number): readonly DiscPlaced[] {
  const placed: DiscPlaced[] = [];
  const isFree = ([x, y]: readonly [number, number]) =>
    placed.every((other) => Math.hypot(other.x - x, other.y - y) >= APART);
  for (const disc of asked) {
    const places = NUDGES_DEG.flatMap((nudgeDeg) =>
      CIRCLES.map((radius) => wheelPoint(radius, disc.longitudeDeg + nudgeDeg, lagnaDeg)),
    );
    const [x, y] = places.find(isFree) ?? wheelPoint(CIRCLES[0] ?? 0, disc.longitudeDeg, lagnaDeg);
    placed.push({ ...disc, x, y });
  }
  return placed;
}
