const SECOND_MS = 1000;

/** Counts the pages that are drawn for one request each, and says which are more than `perSecond` at `nowMs`. */
export function createDrawingLimit(perSecond: number): (nowMs: number) => boolean {
  let second = Number.NaN;
  let drawn = 0;
  return (nowMs) => {
    const present = Math.floor(nowMs / SECOND_MS);
    if (present !== second) [second, drawn] = [present, 0];
    drawn += 1;
    return drawn > perSecond;
  };
}
