import type { ZoneHistory } from "./zone-history.ts";

/** No clock was ever further from UTC, and a day that was left out lies between two that were not. */
const FARTHEST_S = 40 * 3600;

/** What the clocks did at a wall time: showed it twice, or never. */
export type ClockNote = "ambiguous" | "skipped";

export interface WallReading {
  readonly unixS: number;
  readonly note?: ClockNote;
  /** Only for a skipped time: when the clocks skipped it. */
  readonly leapS?: number;
}

/**
 * The instant at which the clocks of a zone show a wall time, which is given as the seconds since 1970 of a clock at
 * Greenwich that shows the same. One that came twice is read as its first coming; one that was skipped is read by the
 * offset that follows the gap, the earlier of the two possible instants.
 */
export function readWall({ stretchAt }: ZoneHistory, wallS: number): WallReading {
  const comings: number[] = [];
  let skipped: WallReading | undefined;
  let stretch = stretchAt(wallS - FARTHEST_S);
  for (;;) {
    const unixS = wallS - stretch.offsetS;
    if (unixS >= stretch.startS && unixS < stretch.endS) comings.push(unixS);
    if (stretch.endS > wallS + FARTHEST_S) break;
    const next = stretchAt(stretch.endS);
    const isLeptOver = unixS >= stretch.endS && wallS - next.offsetS < stretch.endS;
    if (isLeptOver) skipped = { unixS: wallS - next.offsetS, note: "skipped", leapS: stretch.endS };
    stretch = next;
  }
  const [first, second] = comings;
  if (first !== undefined) return second === undefined ? { unixS: first } : { unixS: first, note: "ambiguous" };
  if (skipped) return skipped;
  throw new Error(`a zone shows ${wallS} neither once nor never`);
}
