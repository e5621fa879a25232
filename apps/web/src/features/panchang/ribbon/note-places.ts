/** A note beside a line at `x`, on its row of the sky; widths and places in CSS pixels. */
export interface NoteWish {
  readonly x: number;
  readonly width: number;
  readonly row: number;
}

/**
 * Where notes begin: before their line or behind it, rather where their ground is of one kind, else nowhere (null). Of two
 * that would touch on a row, the earlier in the list stays.
 */
export function notePlaces(
  wishes: readonly NoteWish[],
  track: { readonly leftPx: number; readonly rightPx: number },
  gapPx: number,
  isEvenGround: (from: number, to: number) => boolean,
): (number | null)[] {
  const taken: { readonly row: number; readonly from: number; readonly to: number }[] = [];
  return wishes.map(({ x, width, row }) => {
    const free = [x - gapPx - width, x + gapPx].filter((from) => {
      const to = from + width;
      const isInside = from >= track.leftPx && to <= track.rightPx;
      return isInside && taken.every((note) => note.row !== row || to + gapPx <= note.from || from >= note.to + gapPx);
    });
    const place = free.find((from) => isEvenGround(from, from + width)) ?? free[0];
    if (place === undefined) return null;
    taken.push({ row, from: place, to: place + width });
    return place;
  });
}
