import type { Look } from "./drawing.ts";
import type { Point } from "./grid.ts";
import { element, text } from "./markup.ts";

const USUAL_FONT = 30;
const SMALLEST_FONT = 6;
/** Larger ones touch the lines of a triangle. */
const LARGEST_FONT = 40;
const DRAWN_TO_NOMINAL = 0.9;
/** Half the height of a figure in proportion to its size, to centre it on a line. */
const HALF_HEIGHT = 0.36;

/** The number of a house, its middle at a point. */
export function figureText(figure: string, { x, y }: Point, { fontPx }: Look, unit: number): string {
  const asked = fontPx === undefined ? USUAL_FONT : (fontPx * DRAWN_TO_NOMINAL) / unit;
  const fontSize = Math.min(Math.max(asked, SMALLEST_FONT), LARGEST_FONT);
  return element(
    "text",
    { class: "chart-figure", x, y: y + fontSize * HALF_HEIGHT, "font-size": fontSize, "text-anchor": "middle" },
    text(figure),
  );
}
