/** The radius of the circle, in the units of its drawing. */
export const RADIUS = 66;

/** A name of two letters needs this much room. */
const NAME = { width: 21, height: 15 } as const;
/** From the rim to the middle of the outermost names, and from one ring of names to the next. */
const FIRST_RING = 15;
const RING = 22;
const RINGS = 3;
/** How far along the rim a name may go from its dot. */
const ALONG_DEG = 30;
/** In units or degrees, between the places that are tried. */
const STEP = 3;
/** Between the line and the middle of a name. */
const OFF_THE_LINE = 10;
const TURN_DEG = 360;
const HALF_DEG = 180;

interface Point {
  readonly x: number;
  /** Down is positive, as on screens. */
  readonly y: number;
}

interface PlaceOnCircle {
  /** Counter-clockwise from the right, as in mathematics; Rahu is at 180. */
  readonly angleDeg: number;
  /** In the half that follows Rahu in the zodiac, the lower one. */
  readonly isAhead: boolean;
  /** The middle of its name. */
  readonly name: Point;
}

function steps(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, index) => from + STEP * index);
}

/** Where the middle of a name may be below the line, all of it inside the rim. */
const placesInside = (): readonly Point[] =>
  steps(-RADIUS, RADIUS).flatMap((x) =>
    steps(OFF_THE_LINE, RADIUS)
      .filter((y) => (Math.abs(x) + NAME.width / 2) ** 2 + (y + NAME.height / 2) ** 2 <= RADIUS ** 2)
      .map((y) => ({ x, y })),
  );

const turned = (degrees: number): number => ((degrees % TURN_DEG) + TURN_DEG) % TURN_DEG;

/** The places of longitudes (degrees) when Rahu is at the left and the zodiac runs counter-clockwise. */
export function placeOnCircle(longitudesDeg: readonly number[], rahuDeg: number): readonly PlaceOnCircle[] {
  const fromRahu = longitudesDeg.map((longitude) => turned(longitude - rahuDeg));
  // The nearest to the line first: beside it there is the least room.
  const fromLine = fromRahu.map((distance) => Math.min(distance % HALF_DEG, HALF_DEG - (distance % HALF_DEG)));
  const order = fromRahu.map((_, index) => index).sort((a, b) => (fromLine[a] ?? 0) - (fromLine[b] ?? 0));
  const places = new Map<number, PlaceOnCircle>();
  for (const index of order) {
    const distance = fromRahu[index] ?? 0;
    const angleDeg = turned(HALF_DEG + distance);
    const isAhead = distance < HALF_DEG;
    const taken = [...places.values()].map(({ name }) => name);
    places.set(index, { angleDeg, isAhead, name: freePlace(angleDeg, isAhead, taken) });
  }
  return fromRahu.flatMap((_, index) => places.get(index) ?? []);
}

/**
 * As far out as no other name is in the way, on its own side of the line; in a crowd, the nearest free place. Near the ends of
 * the line a step inwards would put two names in one row, far from the second dot: there a name first goes along the rim.
 */
function freePlace(angleDeg: number, isAhead: boolean, taken: readonly Point[]): Point {
  const side = isAhead ? 1 : -1;
  const within = (angle: number, ring: number): Point => {
    const { x, y } = onCircle(angle, RADIUS - FIRST_RING - ring * RING);
    return { x, y: side * Math.max(side * y, OFF_THE_LINE) };
  };
  const first = within(angleDeg, 0);
  const inwards = Array.from({ length: RINGS - 1 }, (_, ring) => within(angleDeg, ring + 1));
  const along = steps(STEP, ALONG_DEG).flatMap((turn) => [within(angleDeg + turn, 0), within(angleDeg - turn, 0)]);
  const isByTheLine = Math.abs(first.x) > Math.abs(first.y);
  const roomAt = (point: Point): number =>
    Math.min(
      ...taken.map(({ x, y }) => Math.max(Math.abs(x - point.x) / NAME.width, Math.abs(y - point.y) / NAME.height)),
    );
  const free = [first, ...(isByTheLine ? along : []), ...inwards].find((point) => roomAt(point) >= 1);
  if (free) return free;
  const away = ({ x, y }: Point): number => (x - first.x) ** 2 + (y - first.y) ** 2;
  const inside = placesInside().map(({ x, y }) => ({ x, y: side * y }));
  const nearest = inside.filter((point) => roomAt(point) >= 1).toSorted((a, b) => away(a) - away(b));
  return nearest[0] ?? inside.reduce((a, b) => (roomAt(b) > roomAt(a) ? b : a), first);
}

/** A point at an angle and a distance from the middle. */
export function onCircle(angleDeg: number, distance: number): Point {
  const angle = (angleDeg * Math.PI) / HALF_DEG;
  return { x: Math.round(Math.cos(angle) * distance * 10) / 10, y: Math.round(-Math.sin(angle) * distance * 10) / 10 };
}
