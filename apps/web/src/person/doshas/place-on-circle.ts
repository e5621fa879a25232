/** The radius of the circle, in the units of its drawing. */
export const RADIUS = 66;

/** Names nearer to one another than this step inwards. */
const CROWDED_DEG = 22;
const TURN_DEG = 360;
const HALF_DEG = 180;

interface PlaceOnCircle {
  /** Counter-clockwise from the right, as in mathematics; Rahu is at 180. */
  readonly angleDeg: number;
  /** How many names lie outside of its own. */
  readonly step: number;
  /** In the half that follows Rahu in the zodiac, the lower one. */
  readonly isAhead: boolean;
}

const turned = (degrees: number): number => ((degrees % TURN_DEG) + TURN_DEG) % TURN_DEG;

/** The places of longitudes (degrees) when Rahu is at the left and the zodiac runs counter-clockwise. */
export function placeOnCircle(longitudesDeg: readonly number[], rahuDeg: number): readonly PlaceOnCircle[] {
  const fromRahu = longitudesDeg.map((longitude) => turned(longitude - rahuDeg));
  const order = fromRahu.map((_, index) => index).sort((a, b) => (fromRahu[a] ?? 0) - (fromRahu[b] ?? 0));
  const steps = new Map<number, number>();
  /** The place of the last name in each ring, the outermost first. */
  const lastDeg: number[] = [];
  for (const index of order) {
    const here = fromRahu[index] ?? 0;
    const free = lastDeg.findIndex((last) => here - last >= CROWDED_DEG);
    const step = free === -1 ? lastDeg.length : free;
    lastDeg[step] = here;
    steps.set(index, step);
  }
  return fromRahu.map((distance, index) => ({
    angleDeg: turned(HALF_DEG + distance),
    step: steps.get(index) ?? 0,
    isAhead: distance < HALF_DEG,
  }));
}

/** A point at an angle and a distance from the middle; down is positive, as on screens. */
export function onCircle(angleDeg: number, distance: number): { readonly x: number; readonly y: number } {
  const angle = (angleDeg * Math.PI) / HALF_DEG;
  return { x: Math.round(Math.cos(angle) * distance * 10) / 10, y: Math.round(-Math.sin(angle) * distance * 10) / 10 };
}
