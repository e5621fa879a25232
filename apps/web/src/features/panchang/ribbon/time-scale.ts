/** A stretch of time laid along a line: instants in ms since 1970 UTC, places in CSS pixels. */
export interface TimeScale {
  readonly startMs: number;
  readonly endMs: number;
  readonly leftPx: number;
  readonly rightPx: number;
}

export function xOf({ startMs, endMs, leftPx, rightPx }: TimeScale, instantMs: number): number {
  return leftPx + ((instantMs - startMs) / (endMs - startMs)) * (rightPx - leftPx);
}

export const isOnScale = ({ startMs, endMs }: TimeScale, instantMs: number): boolean =>
  instantMs >= startMs && instantMs <= endMs;

/** The part of a span that is on the line, or null if none is. */
export function clippedTo(
  scale: TimeScale,
  span: { readonly startMs: number; readonly endMs: number },
): { readonly x: number; readonly width: number } | null {
  const startMs = Math.max(span.startMs, scale.startMs);
  const endMs = Math.min(span.endMs, scale.endMs);
  if (endMs <= startMs) return null;
  const x = xOf(scale, startMs);
  return { x, width: xOf(scale, endMs) - x };
}
