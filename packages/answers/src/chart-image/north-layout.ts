import type { Entry } from "./cell-layout.ts";
import type { Look } from "./drawing.ts";
import { fontIn, type PutEntry } from "./entry-text.ts";
import type { Point } from "./grid.ts";

// A North Indian chart is a square of 400 units with its diagonals and the square on its side within. Houses never move:
// the first is the diamond at the top, the others follow counter-clockwise; the signs move and are shown by number.

type Shape = "diamond" | "cap" | "side";

interface House {
  readonly shape: Shape;
  /** The middle of a diamond, or the middle of the outer edge of a triangle. */
  readonly at: Point;
  /** Towards the inside of the chart, along x or y. */
  readonly inward: Point;
  /** The place of the number of its sign. */
  readonly sign: Point;
}

const cap = (x: number, isTop: boolean): House => ({
  shape: "cap",
  at: { x, y: isTop ? 0 : 400 },
  inward: { x: 0, y: isTop ? 1 : -1 },
  sign: { x, y: isTop ? 93 : 316 },
});
const side = (y: number, isLeft: boolean): House => ({
  shape: "side",
  at: { x: isLeft ? 0 : 400, y },
  inward: { x: isLeft ? 1 : -1, y: 0 },
  sign: { x: isLeft ? 85 : 315, y: y + 4.5 },
});
const diamond = (x: number, y: number, sign: Point): House => ({
  shape: "diamond",
  at: { x, y },
  inward: { x: 0, y: 0 },
  sign,
});

/** From the first house on. */
export const NORTH_HOUSES: readonly House[] = [
  diamond(200, 100, { x: 200, y: 190 }),
  cap(100, true),
  side(100, true),
  diamond(100, 200, { x: 187, y: 204.5 }),
  side(300, true),
  cap(100, false),
  diamond(200, 300, { x: 200, y: 218 }),
  cap(300, false),
  side(300, false),
  diamond(300, 200, { x: 213, y: 204.5 }),
  side(100, false),
  cap(300, true),
];

/** The middle of a house's number and the baseline of its sign's name, which takes the place of the sign's number there. */
export function figurePlace({ shape, at: { x, y }, inward }: House): { readonly figure: Point; readonly name: Point } {
  if (shape === "diamond") return { figure: { x, y: y - 9 }, name: { x, y: y + 26 } };
  if (shape === "side")
    return { figure: { x: x + inward.x * 36, y: y - 8 }, name: { x: x + inward.x * 38, y: y + 25 } };
  return { figure: { x, y: y + inward.y * 50 }, name: { x, y: y + inward.y * 17 + 4.5 } };
}

/** Half a side of the chart: how far the corners of a house are from its `at`. */
const REACH = 100;

/** The corners of a house. */
export function outlineOf({ shape, at: { x, y }, inward }: House): readonly Point[] {
  if (shape === "cap")
    return [
      { x: x - REACH, y },
      { x: x + REACH, y },
      { x, y: y + inward.y * REACH },
    ];
  if (shape === "side")
    return [
      { x, y: y - REACH },
      { x, y: y + REACH },
      { x: x + inward.x * REACH, y },
    ];
  return [
    { x, y: y - REACH },
    { x: x + REACH, y },
    { x, y: y + REACH },
    { x: x - REACH, y },
  ];
}

/** Where the letters of an entry may be: from the house's `at`, along and across. */
interface Slots {
  readonly points: readonly Point[];
  readonly largestFont: number;
  readonly isWhole: boolean;
}

/** Half the height of a capital in proportion to its size, to centre letters on a line. */
const HALF_HEIGHT = 0.36;
/** More than this with degrees show whole degrees. */
const MOST_IN_FULL = 3;

const column = (count: number, step: number): readonly Point[] =>
  Array.from({ length: count }, (_, row) => ({ x: 0, y: (row - (count - 1) / 2) * step }));

/** Found by eye: what fits in a shape at how large a size. Up to nine can meet in one house. */
function slotsOf(shape: Shape, count: number): Slots {
  if (count <= MOST_IN_FULL)
    return { points: FEW[shape][count - 1] ?? [], largestFont: FEW_FONT[shape], isWhole: false };
  if (shape === "diamond") {
    const rows = Math.ceil(count / 2);
    const points = column(rows, 18).flatMap(({ y }) => [
      { x: -29, y },
      { x: 29, y },
    ]);
    return { points: points.slice(0, count), largestFont: 13, isWhole: true };
  }
  return { points: MANY[shape].slice(0, count), largestFont: 10.4, isWhole: true };
}

const FEW_FONT: Readonly<Record<Shape, number>> = { diamond: 15.5, cap: 13, side: 13 };

/** For one, two and three. A cap counts y from its edge inwards, a side x from its edge inwards. */
const FEW: Readonly<Record<Shape, readonly (readonly Point[])[]>> = {
  diamond: [column(1, 0), column(2, 21), column(3, 21)],
  cap: [
    [{ x: 0, y: 32 }],
    [
      { x: 0, y: 23 },
      { x: 0, y: 43 },
    ],
    [
      { x: -40, y: 20 },
      { x: 40, y: 20 },
      { x: 0, y: 42 },
    ],
  ],
  side: [column(1, 0), column(2, 20), column(3, 20)].map((points) => points.map(({ y }) => ({ x: 39, y }))),
};

const MANY: Readonly<Record<"cap" | "side", readonly Point[]>> = {
  cap: [
    { x: -52, y: 16 },
    { x: 0, y: 16 },
    { x: 52, y: 16 },
    { x: -43, y: 33 },
    { x: 0, y: 33 },
    { x: 43, y: 33 },
    { x: -21, y: 50 },
    { x: 21, y: 50 },
    { x: 0, y: 67 },
  ],
  side: [
    { x: 22, y: -24 },
    { x: 22, y: -8 },
    { x: 22, y: 8 },
    { x: 22, y: 24 },
    { x: 22, y: 40 },
    { x: 22, y: -40 },
    { x: 62, y: -8 },
    { x: 62, y: 8 },
    { x: 22, y: 56 },
  ],
};

/** The places of a house's entries, given in reading order. */
export function placeInHouse(
  house: House,
  entries: readonly Entry[],
  fontSize: number,
  look: Pick<Look, "isSmall">,
): readonly PutEntry[] {
  const { points, largestFont, isWhole } = slotsOf(house.shape, entries.length);
  const hasDegrees = entries.some(({ degrees }) => degrees !== undefined);
  // Without degrees letters are short, and may be larger.
  const size = Math.min(fontSize, hasDegrees ? fontIn(look, largestFont) : Math.max(largestFont, 14));
  return entries.map((entry, index) => {
    const point = points[index] ?? { x: 0, y: 0 };
    return {
      entry,
      degreeText: degreeText(entry, house.shape, isWhole, look.isSmall),
      ...put(house, point, size),
      fontSize: size,
      anchor: "middle",
    };
  });
}

function put({ shape, at, inward }: House, { x, y }: Point, size: number): Point {
  const drop = size * HALF_HEIGHT;
  if (shape === "cap") return { x: at.x + x, y: at.y + inward.y * y + drop };
  if (shape === "side") return { x: at.x + inward.x * x, y: at.y + y + drop };
  return { x: at.x + x, y: at.y + y + drop };
}

/** In a small drawing triangles have no room for minutes, and none for degrees once more than three meet. */
function degreeText({ degrees }: Entry, shape: Shape, isWhole: boolean, isSmall: boolean): string | undefined {
  if (!isSmall) return isWhole ? degrees?.whole : degrees?.full;
  if (isWhole) return undefined;
  return shape === "diamond" ? degrees?.full : degrees?.whole;
}
