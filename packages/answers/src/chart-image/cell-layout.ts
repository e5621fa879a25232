import type { Graha } from "@vedanga/core";
import type { Point } from "./grid.ts";

/** An entry of a cell, as it is written there. */
export interface Entry {
  readonly who: Graha | "ascendant";
  readonly abbreviation: string;
  /** `14°11′`, and `14°` if there is no room; absent in charts without degrees. */
  readonly degrees?: { readonly full: string; readonly whole: string };
  /** The mark of a retrograde, where the chart shows it. */
  readonly retrogradeMark?: string;
}

export interface PlacedEntry extends Point {
  readonly entry: Entry;
  readonly degreeText: string | undefined;
  readonly fontSize: number;
}

/** How a cell is filled. Found by eye; all in units of the grid. */
interface Layout {
  readonly firstBaseline: number;
  readonly step: number;
  readonly largestFont: number;
}

const LEFT = 9;
const SECOND_COLUMN = 52;
/** More entries than this, with degrees, are in two columns, to the whole degree. */
const MOST_IN_ONE_COLUMN = 4;

/** One column with degrees and minutes. */
const columnLayout = (count: number): Layout =>
  count <= 3 ? { firstBaseline: 24, step: 20, largestFont: 17.2 } : { firstBaseline: 21, step: 17, largestFont: 14.8 };

/** Two columns with whole degrees. */
function pairsLayout(rows: number): Layout {
  if (rows <= 3) return { firstBaseline: 24, step: 20, largestFont: 12.2 };
  if (rows === 4) return { firstBaseline: 21, step: 17, largestFont: 12.2 };
  return { firstBaseline: 19, step: 14.5, largestFont: 11.6 };
}

/** Two columns of abbreviations alone. */
function barePairsLayout(rows: number): Layout {
  if (rows <= 3) return { firstBaseline: 26, step: 22, largestFont: 17.2 };
  if (rows === 4) return { firstBaseline: 22, step: 17.5, largestFont: 16 };
  return { firstBaseline: 20, step: 14.5, largestFont: 14 };
}

/**
 * In the lagna's own cell the diagonal cuts the end of the first line, so that line goes to one without a retrograde
 * mark. The lagna itself has none, so there is one.
 */
function shortestFirst(entries: readonly Entry[]): readonly Entry[] {
  const free = entries.find(({ retrogradeMark }) => retrogradeMark === undefined);
  return free === undefined ? entries : [free, ...entries.filter((entry) => entry !== free)];
}

/**
 * The places of a cell's entries, given in order of degree; relative to the cell's corner. Up to nine can meet: seven
 * grahas, one node (the other is opposite) and the lagna. `hasDiagonal` says that the top right corner is taken, `isSmall`
 * that no letter may be smaller than 13.8.
 */
export function placeEntries(
  entries: readonly Entry[],
  hasDiagonal: boolean,
  fontSize: number,
  isSmall = false,
): readonly PlacedEntry[] {
  const isInOneColumn = entries.length <= MOST_IN_ONE_COLUMN;
  // Two columns have no room for degrees in the letters of a small drawing.
  const withDegrees = entries.some(({ degrees }) => degrees !== undefined) && (isInOneColumn || !isSmall);
  if (withDegrees && isInOneColumn) {
    const { firstBaseline, step, largestFont } = columnLayout(entries.length);
    return (hasDiagonal ? shortestFirst(entries) : entries).map((entry, row) => ({
      entry,
      x: LEFT,
      y: firstBaseline + row * step,
      degreeText: entry.degrees?.full,
      fontSize: Math.min(fontSize, largestFont),
    }));
  }
  // A label with its degree would run into the diagonal at the end of the first row; a bare one does not.
  const skipped = hasDiagonal && withDegrees ? 1 : 0;
  const rows = Math.ceil((entries.length + skipped) / 2);
  const { firstBaseline, step, largestFont } = withDegrees ? pairsLayout(rows) : barePairsLayout(rows);
  return entries.map((entry, index) => {
    const slot = index === 0 ? 0 : index + skipped;
    return {
      entry,
      x: slot % 2 === 0 ? LEFT : SECOND_COLUMN,
      y: firstBaseline + Math.floor(slot / 2) * step,
      degreeText: withDegrees ? entry.degrees?.whole : undefined,
      fontSize: Math.min(fontSize, largestFont),
    };
  });
}
