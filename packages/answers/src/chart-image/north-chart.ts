import { chartDocument, DISPLAY_FACE, familyOf } from "./chart-document.ts";
import type { Drawing, DrawnHouse, Look } from "./drawing.ts";
import { entryFontSize, entryText } from "./entry-text.ts";
import { SIDE } from "./grid.ts";
import { element, text } from "./markup.ts";
import { NORTH_HOUSES, placeInHouse } from "./north-layout.ts";

/** The part outside the square: a little above and beside it, the title below. */
const MARGIN_SIDES = 15;
const MARGIN_TOP = 3;
const INNER_LINES = "M0 0L400 400M400 0L0 400M200 0L0 200L200 400L400 200Z";
const SIGN_FONT = 12;
const TITLE_BASELINE = 420;

/** A North Indian chart as a whole SVG document, `look.size` px square. */
export function northChart(drawing: Drawing, look: Look): string {
  const unit = look.size / (SIDE + 2 * MARGIN_SIDES);
  return chartDocument(
    drawing,
    look,
    "north",
    { unit, left: MARGIN_SIDES, top: MARGIN_TOP },
    lines(look, unit),
    ...drawing.houses.map((house) => houseMarkup(house, drawing, look, unit)),
    title(drawing, look),
  );
}

function lines({ lineColour, strokePx }: Look, unit: number): string {
  const outer = strokePx === undefined ? 2 : strokePx / unit;
  return element(
    "g",
    { fill: "none", stroke: lineColour ?? "currentColor" },
    element("path", { class: "chart-line", d: INNER_LINES, "stroke-width": outer / 2, "stroke-opacity": 0.66 }),
    element("path", { class: "chart-frame chart-frame-outer", d: `M0 0H${SIDE}V${SIDE}H0Z`, "stroke-width": outer }),
  );
}

function houseMarkup({ house, signNumber, entries }: DrawnHouse, drawing: Drawing, look: Look, unit: number): string {
  const place = NORTH_HOUSES[house - 1];
  if (place === undefined) throw new RangeError(`no house ${house}`);
  const fontSize = entryFontSize(look, unit);
  return [
    ...placeInHouse(place, entries, fontSize).map((put) => entryText(put, drawing, look)),
    element(
      "text",
      {
        class: "chart-sign",
        ...place.sign,
        "font-size": Math.min(SIGN_FONT, fontSize),
        "text-anchor": "middle",
        "fill-opacity": 0.7,
      },
      text(String(signNumber)),
    ),
  ].join("");
}

/** The title in one line below the square, for a North Indian chart has no empty middle. */
function title({ centre: [name, subtitle, note] }: Drawing, look: Look): string {
  const quiet = (className: string, words: string) =>
    element("tspan", { class: className, dx: 8, "font-size": 13, "fill-opacity": 0.75 }, text(words));
  return element(
    "text",
    { x: SIDE / 2, y: TITLE_BASELINE, "text-anchor": "middle", "font-family": familyOf(DISPLAY_FACE, look) },
    element("tspan", { class: "chart-title", "font-size": 17 }, text(name)),
    quiet("chart-subtitle", subtitle),
    quiet("chart-note", note),
  );
}
