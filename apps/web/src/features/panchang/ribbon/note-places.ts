/** A note beside a line at `x`, on its row of the sky; widths and places in CSS pixels. */
export interface NoteWish {
  readonly x: number;
  readonly width: number;
  readonly row: number;
}

/**
 * Where notes begin: before their line if they fit there, else behind it, else nowhere (null). Of two that would touch on
 * a row, the earlier in the list stays.
 */
export function notePlaces(
  wishes: readonly NoteWish[],
  track: { readonly leftPx: number; readonly rightPx: number },
  gapPx: number,
): (number | null)[] {
  const taken: { readonly row: number; readonly from: number; readonly to: number }[] = [];
  return wishes.map(({ x, width, row }) => {
    const place = [x - gapPx - width, x + gapPx].find((from) => {
      const to = from + width;
      const isInside = from >= track.leftPx && to <= track.rightPx;
      return isInside && taken.every((note) => note.row !== row || to + gapPx <= note.from || from >= note.to + gapPx);
    });
    if (place === undefined) return null;
    taken.push({ row, from: place, to: place + width });
    return place;
  });
}
