/** Whether the needle stands in a text or too near to it; places and widths in CSS pixels. */
export const isMetBy = (needleX: number | null, x: number, width: number, besidePx: number): boolean =>
  needleX !== null && needleX >= x - besidePx && needleX <= x + width + besidePx;
