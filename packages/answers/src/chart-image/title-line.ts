import { DISPLAY_FACE, familyOf } from "./chart-document.ts";
import type { Drawing, Look } from "./drawing.ts";
import { fontIn } from "./entry-text.ts";
import { SIDE } from "./grid.ts";
import { element, text } from "./markup.ts";

/** The part outside the square of a chart without an empty middle: a little above and beside it, the title below. */
export const TITLED_MARGIN = { sides: 15, top: 3 } as const;
const TITLE_BASELINE = 420;

/** The title in one line below the square. */
export function titleLine({ centre: [name, subtitle, note] }: Drawing, look: Look): string {
  const quiet = (className: string, words: string) =>
    element("tspan", { class: className, dx: 8, "font-size": fontIn(look, 13), "fill-opacity": 0.75 }, text(words));
  return element(
    "text",
    { x: SIDE / 2, y: TITLE_BASELINE, "text-anchor": "middle", "font-family": familyOf(DISPLAY_FACE, look) },
    element("tspan", { class: "chart-title", "font-size": 17 }, text(name)),
    quiet("chart-subtitle", subtitle),
    quiet("chart-note", note),
  );
}
