import type { Rasi } from "@vedanga/core";

// A South Indian chart is four cells by four about an empty middle; here a cell is 100 units wide and the signs never
// move: Pisces is at the top left and the zodiac runs clockwise.

export const CELL = 100;
export const SIDE = 4 * CELL;
/** What the double frame and the scale of degrees take outside the cells. */
export const MARGIN = 13;
export const OUTER_FRAME = 12;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const COLUMN_AND_ROW: Readonly<Record<Rasi, readonly [number, number]>> = {
  meena: [0, 0],
  mesha: [1, 0],
  vrishabha: [2, 0],
  mithuna: [3, 0],
  karka: [3, 1],
  simha: [3, 2],
  kanya: [3, 3],
  tula: [2, 3],
  vrischika: [1, 3],
  dhanu: [0, 3],
  makara: [0, 2],
  kumbha: [0, 1],
};

/** The top left corner of a sign's cell. */
export function cellOf(rasi: Rasi): Point {
  const [column, row] = COLUMN_AND_ROW[rasi];
  return { x: column * CELL, y: row * CELL };
}
