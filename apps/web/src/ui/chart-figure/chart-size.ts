const NARROW_BELOW_PX = 768;
const NARROW_MARGINS_PX = 120;
const WIDE_PX = 450;
/** The least the server draws. */
const LEAST_PX = 120;

/** The side of a chart to ask for, as specified: the window's width less 120 on a phone, else 450. CSS pixels. */
export function chartSizePx(windowWidthPx: number): number {
  if (windowWidthPx >= NARROW_BELOW_PX) return WIDE_PX;
  return Math.max(LEAST_PX, Math.floor(windowWidthPx) - NARROW_MARGINS_PX);
}
