/** A label that starts at its mark; widths and places in CSS pixels. */
export interface LabelWish {
  readonly x: number;
  readonly width: number;
}

export interface PlacedLabel {
  readonly x: number;
  /** 0 is the line nearest to what is labelled. */
  readonly line: number;
}

/** How far a label may be moved on to stay on its line. */
const NUDGE_IN_GAPS = 2;

/**
 * Places labels, given from left to right, on as few lines as need be: each on the first line where it touches none, moved
 * on a little if that is enough, and kept within the track. One for which there is no line left is null.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  track: { readonly leftPx: number; readonly rightPx: number },
  gapPx: number,
  lines: number,
): (PlacedLabel | null)[] {
  const freeFrom: number[] = Array.from({ length: lines }, () => track.leftPx);
  return wishes.map(({ x: wishedX, width }) => {
    const atX = Math.max(track.leftPx, Math.min(wishedX, track.rightPx - width));
    const line = freeFrom.findIndex((free) => free <= atX + NUDGE_IN_GAPS * gapPx && free + width <= track.rightPx);
    const free = freeFrom[line];
    if (free === undefined) return null;
    const x = Math.max(atX, free);
    freeFrom[line] = x + width + gapPx;
    return { x, line };
  });
}
