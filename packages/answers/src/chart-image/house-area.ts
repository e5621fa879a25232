import type { Point } from "./grid.ts";
import { element } from "./markup.ts";

/**
 * The outline of a house, drawn below its letters. It is not seen in the drawing: a page that shows it can fill it, and can
 * tell from it which house was pressed.
 */
export const houseArea = (house: number, corners: readonly Point[]): string =>
  element("path", {
    class: `chart-area chart-area-${house}`,
    d: `${corners.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("")}Z`,
    fill: "none",
  });
