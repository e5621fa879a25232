/** Radii of the drawn sky, in its own units. */
export const RING = { outer: 206, signs: 138, grahas: [112, 88], moonName: 100, moonPath: 126, centre: 62 } as const;

const HOUSES = 12;
const DEGREES = 360 / HOUSES;
/** How far apart the names of a row stand, as an angle at the centre. */
const APART_DEG = 11;
const ROW = 2;

export type Point = readonly [x: number, y: number];

/** A point of the ring: the first house is at the top, and houses run against the clock. */
export function pointOf(radius: number, house: number, asideDeg = 0): Point {
  const angle = ((-90 - (house - 1) * DEGREES + asideDeg) * Math.PI) / 180;
  return [Number((radius * Math.cos(angle)).toFixed(1)), Number((radius * Math.sin(angle)).toFixed(1))];
}

/** Where the names of those who share a house stand: two by two, the outer row first. */
export function placesInHouse(house: number, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / ROW);
    const inRow = Math.min(ROW, count - row * ROW);
    const [outer, inner] = RING.grahas;
    const radius = outer - row * (outer - inner);
    const aside = inRow === 1 ? 0 : ((index % ROW) - (inRow - 1) / 2) * APART_DEG * (outer / radius);
    return pointOf(radius, house, aside);
  });
}
