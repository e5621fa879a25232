import type { ChartStyle } from "@vedanga/contract";
import type { Drawing, Look } from "./drawing.ts";
import { INK } from "./look.ts";
import { element, text } from "./markup.ts";

// Only presentation attributes and classes: no style, no rect (a page that strips `width` and `height` to make the
// drawing fluid would strip theirs), no id (a page may have two charts). A page restyles it through the classes.

const TEXT_FACE = "'Anek Telugu', 'Noto Sans Telugu', system-ui, sans-serif";
export const DISPLAY_FACE = "'Tiro Telugu', 'Noto Serif Telugu', Georgia, serif";

export const familyOf = (own: string, { fontFamily }: Look): string =>
  fontFamily === undefined ? own : `${fontFamily}, ${own}`;

/** What is drawn, in units of its grid, as a whole SVG document `look.size` px square. */
export function chartDocument(
  drawing: Drawing,
  look: Look,
  style: ChartStyle,
  { unit, left, top }: { readonly unit: number; readonly left: number; readonly top: number },
  ...children: readonly string[]
): string {
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: look.size,
      height: look.size,
      viewBox: `0 0 ${look.size} ${look.size}`,
      role: "img",
      lang: drawing.lang,
      class: `chart chart-${style} chart-${drawing.division.toLowerCase().replace("_", "-")}`,
      color: INK,
    },
    element("title", {}, text(drawing.title)),
    element("desc", {}, text(drawing.description)),
    element("metadata", {}, text(drawing.metadata)),
    element(
      "g",
      {
        transform: `scale(${Math.round(unit * 1e6) / 1e6}) translate(${left} ${top})`,
        "font-family": familyOf(TEXT_FACE, look),
        fill: "currentColor",
      },
      ...children,
    ),
  );
}
