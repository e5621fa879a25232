import { chartDocument } from "./chart-document.ts";
import type { Drawing, DrawnHouse, Look } from "./drawing.ts";
import { entryFontSize, entryText, fontIn } from "./entry-text.ts";
import { figureText } from "./figure-text.ts";
import { SIDE } from "./grid.ts";
import { houseArea } from "./house-area.ts";
import { element, text } from "./markup.ts";
import { figurePlace, NORTH_HOUSES, outlineOf, placeInHouse } from "./north-layout.ts";
import { TITLED_MARGIN, titleLine } from "./title-line.ts";

const INNER_LINES = "M0 0L400 400M400 0L0 400M200 0L0 200L200 400L400 200Z";
const SIGN_FONT = 12;

/** A North Indian chart as a whole SVG document, `look.size` px square. */
export function northChart(drawing: Drawing, look: Look): string {
  const unit = look.size / (SIDE + 2 * TITLED_MARGIN.sides);
  return chartDocument(
    drawing,
    look,
    "north",
    { unit, left: TITLED_MARGIN.sides, top: TITLED_MARGIN.top },
    ...NORTH_HOUSES.map((place, index) => houseArea(index + 1, outlineOf(place))),
    lines(look, unit),
    ...drawing.houses.map((house) => houseMarkup(house, drawing, look, unit)),
    titleLine(drawing, look),
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

function houseMarkup(
  { house, cell, signNumber, entries, figure }: DrawnHouse,
  drawing: Drawing,
  look: Look,
  unit: number,
): string {
  const place = NORTH_HOUSES[house - 1];
  if (place === undefined) throw new RangeError(`no house ${house}`);
  const fontSize = entryFontSize(look, unit);
  const small = {
    "font-size": Math.min(fontIn(look, SIGN_FONT), fontSize),
    "text-anchor": "middle",
    "fill-opacity": 0.7,
  } as const;
  if (figure !== undefined) {
    // A number of the sign would be read as one of the chart.
    const at = figurePlace(place);
    const name = element("text", { class: "chart-sign", ...at.name, ...small }, text(drawing.signNames[cell]));
    return figureText(figure, at.figure, look, unit) + name;
  }
  return [
    ...placeInHouse(place, entries, fontSize, look).map((put) => entryText(put, drawing, look)),
    element("text", { class: "chart-sign", ...place.sign, ...small }, text(String(signNumber))),
  ].join("");
}
