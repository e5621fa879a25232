import type { Rasi } from "@vedanga/core";
import type { Entry } from "./cell-layout.ts";
import type { Look } from "./drawing.ts";
import { fontIn, LEAST_SMALL_FONT, type PutEntry } from "./entry-text.ts";
import { type Point, SIDE } from "./grid.ts";

// An East Indian chart is three cells by three about an empty middle; a diagonal splits each corner cell in two. The signs
// never move: Aries is at the top and the zodiac runs counter-clockwise. The outer cells are deeper than wide, because a
// corner has to hold two signs.

/** Where the inner lines are, in units of the grid: how deep a corner is, and where the middle ends. */
export const CORNER = 140;
const FAR = SIDE - CORNER;

/** A cell as rows of text are put into it, from the edge where a row is longest. */
interface Cell {
  /** In the order in which an outline is drawn. */
  readonly corners: readonly Point[];
  /** The edge that the first row lies along, and whether the rows go down from it or up. */
  readonly edgeY: number;
  readonly rowsGo: 1 | -1;
  /** Left and right end of a row that reaches this far from the edge. */
  readonly rowAt: (reach: number) => readonly [left: number, right: number];
  readonly depth: number;
  /** Rows of one length can stand in the middle; those of a triangle stay where they are longest. */
  readonly isCentred: boolean;
  /** The corner that the mark of the lagna cuts off, and the directions of its two sides. */
  readonly cut: Point & { readonly towardsX: 1 | -1; readonly towardsY: 1 | -1 };
}

/** Half a corner cell: the right angle, and in which directions its two sides lead away from it. */
function triangle(x: number, y: number, towardsX: 1 | -1, towardsY: 1 | -1): Cell {
  return {
    corners: [
      { x, y },
      { x: x + towardsX * CORNER, y },
      { x, y: y + towardsY * CORNER },
    ],
    edgeY: y,
    rowsGo: towardsY,
    rowAt: (reach) => {
      const end = x + towardsX * (CORNER - reach);
      return towardsX === 1 ? [x, end] : [end, x];
    },
    depth: CORNER,
    isCentred: false,
    cut: { x, y, towardsX, towardsY },
  };
}

/** A cell in the middle of a side. The sign's name stands at its lower edge. */
function oblong(x: number, y: number, width: number, height: number, isCutAtRight: boolean): Cell {
  return {
    corners: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    edgeY: y + height,
    rowsGo: -1,
    rowAt: () => [x, x + width],
    depth: height,
    isCentred: true,
    cut: { x: isCutAtRight ? x + width : x, y, towardsX: isCutAtRight ? -1 : 1, towardsY: 1 },
  };
}

const EAST_CELLS: Readonly<Record<Rasi, Cell>> = {
  mesha: oblong(CORNER, 0, FAR - CORNER, CORNER, true),
  vrishabha: triangle(CORNER, 0, -1, 1),
  mithuna: triangle(0, CORNER, 1, -1),
  karka: oblong(0, CORNER, CORNER, FAR - CORNER, false),
  simha: triangle(0, FAR, 1, 1),
  kanya: triangle(CORNER, SIDE, -1, -1),
  tula: oblong(CORNER, FAR, FAR - CORNER, CORNER, true),
  vrischika: triangle(FAR, SIDE, 1, -1),
  dhanu: triangle(SIDE, FAR, -1, 1),
  makara: oblong(FAR, CORNER, CORNER, FAR - CORNER, true),
  kumbha: triangle(SIDE, CORNER, -1, -1),
  meena: triangle(FAR, 0, 1, 1),
};

export const eastCell = (rasi: Rasi): Cell => EAST_CELLS[rasi];

/** How the letters of a cell are written. Found by eye; lengths in units of the grid. */
interface Writing {
  readonly degree: "full" | "whole" | "none";
  readonly fontSize: number;
  readonly step: number;
  /** What an entry takes with the space beside it. */
  readonly entryWidth: number;
  readonly mostInRow: number;
}

const FULL: Writing = { degree: "full", fontSize: 13, step: 17, entryWidth: 68, mostInRow: 1 };
const WHOLE: Writing = { degree: "whole", fontSize: 11, step: 14, entryWidth: 42, mostInRow: 2 };
/** In a small drawing the letters of `WHOLE` would be too small to read. */
const SMALL_FULL: Writing = { ...FULL, fontSize: LEAST_SMALL_FONT, entryWidth: 72 };
const BARE: Writing = { degree: "none", fontSize: 14, step: 16.5, entryWidth: 26, mostInRow: 3 };

/** The sign's name and the house take the first row. */
const NAME_REACH = 17;
const NAME_FONT = 12;
/** Above and below capital letters, in proportion to their size. */
const ASCENT = 0.78;
const DESCENT = 0.24;
/** Rows keep this much away from slanted lines. */
const PADDING = 3;

interface Row {
  readonly baseline: number;
  readonly left: number;
  readonly right: number;
}

function rowOf({ edgeY, rowsGo, rowAt }: Cell, reach: number, fontSize: number): Row {
  const [left, right] = rowAt(reach + PADDING);
  // A row that goes down ends with its descenders, one that goes up with its capitals.
  const baseline = edgeY + rowsGo * reach + fontSize * (rowsGo === 1 ? -DESCENT : ASCENT);
  return { baseline, left: left + PADDING, right: right - PADDING };
}

/** How many entries the rows of a cell hold, from the edge on, until all are placed. */
function filled(cell: Cell, count: number, writing: Writing): readonly Point[] | undefined {
  const { fontSize, step, entryWidth, mostInRow } = writing;
  const points: Point[] = [];
  let reach = NAME_REACH;
  while (reach + step < cell.depth && points.length < count) {
    reach += step;
    const { baseline, left, right } = rowOf(cell, reach, fontSize);
    const held = Math.min(Math.floor((right - left) / entryWidth), mostInRow, count - points.length);
    for (let index = 0; index < held; index += 1) {
      points.push({ x: left + ((right - left) * (index + 0.5)) / held, y: baseline });
    }
  }
  if (points.length < count) return undefined;
  const shift = cell.isCentred ? (cell.rowsGo * (cell.depth - reach)) / 2 : 0;
  return points.map(({ x, y }) => ({ x, y: y + shift })).toSorted((one, other) => one.y - other.y || one.x - other.x);
}

/** The places of a cell's entries, given in reading order: with minutes, else whole degrees, else names alone. */
export function placeInEastCell(
  cell: Cell,
  entries: readonly Entry[],
  askedFont: number,
  { isSmall }: Pick<Look, "isSmall">,
): readonly PutEntry[] {
  const hasDegrees = entries.some(({ degrees }) => degrees !== undefined);
  const withDegrees = isSmall ? [SMALL_FULL] : [FULL, WHOLE];
  for (const writing of hasDegrees ? [...withDegrees, BARE] : [BARE]) {
    const points = filled(cell, entries.length, writing);
    if (points === undefined) continue;
    const fontSize = Math.min(writing.fontSize, askedFont);
    return entries.map((entry, index) => ({
      entry,
      degreeText: writing.degree === "none" ? undefined : entry.degrees?.[writing.degree],
      ...(points[index] ?? { x: 0, y: 0 }),
      fontSize,
      anchor: "middle",
    }));
  }
  throw new RangeError(`${entries.length} entries in one cell`);
}

/** From the name's row to the middle of a number, in a triangle. */
const FIGURE_REACH = 31;
/** Half the height of a number: a row that far from the slanted line has room for it. */
const FIGURE_HALF = 12;

/** The middle of a cell's number, beside the name. */
export function eastFigurePlace({ edgeY, rowsGo, rowAt, depth, isCentred }: Cell): Point {
  const reach = isCentred ? (depth + NAME_REACH) / 2 : NAME_REACH + FIGURE_REACH;
  const [left, right] = rowAt(isCentred ? reach : reach + FIGURE_HALF);
  return { x: (left + right) / 2, y: edgeY + rowsGo * reach };
}

/** The place of the sign's name and the house's number. */
export function eastNamePlace(
  cell: Cell,
  askedFont: number,
  look: Pick<Look, "isSmall">,
): Point & { readonly fontSize: number } {
  const fontSize = Math.min(fontIn(look, NAME_FONT), askedFont);
  const { baseline, left, right } = rowOf(cell, NAME_REACH, fontSize);
  return { x: (left + right) / 2, y: baseline, fontSize };
}
