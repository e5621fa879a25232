import { isMetBy } from "./is-met-by.ts";

/** A note beside a line at `x` that runs down from its row of the sky; widths and places in CSS pixels. */
export interface NoteWish {
  readonly x: number;
  readonly width: number;
  readonly row: number;
}

/**
 * Where notes begin: before their line or behind it, rather where their ground is of one kind, then where no other line and not
 * the needle, which runs down through all rows, runs through them; else nowhere (null). Of two that would touch on a row, the
 * earlier in the list stays.
 */
export function notePlaces(
  wishes: readonly NoteWish[],
  track: { readonly leftPx: number; readonly rightPx: number },
  gapPx: number,
  isEvenGround: (from: number, to: number) => boolean,
  needleX: number | null = null,
): (number | null)[] {
  const taken: { readonly row: number; readonly from: number; readonly to: number }[] = [];
  return wishes.map(({ x, width, row }, index) => {
    const isEven = (from: number): boolean => isEvenGround(from, from + width);
    const isUncrossed = (from: number): boolean =>
      !isMetBy(needleX, from, width, 0) &&
      wishes.every((line, other) => other === index || line.row > row || line.x <= from || line.x >= from + width);
    const free = [x - gapPx - width, x + gapPx].filter((from) => {
      const to = from + width;
      const isInside = from >= track.leftPx + gapPx && to <= track.rightPx - gapPx;
      return isInside && taken.every((note) => note.row !== row || to + gapPx <= note.from || from >= note.to + gapPx);
    });
    const even = free.filter(isEven);
    const [place] = [...even.filter(isUncrossed), ...even, ...free.filter(isUncrossed), ...free];
    if (place === undefined) return null;
    taken.push({ row, from: place, to: place + width });
    return place;
  });
}
