import { RASIS } from "@vedanga/core";
import { chartDocument } from "./chart-document.ts";
import type { Drawing, DrawnHouse, Look } from "./drawing.ts";
import { CORNER, eastCell, eastFigurePlace, eastNamePlace, placeInEastCell } from "./east-layout.ts";
import { entryFontSize, entryText } from "./entry-text.ts";
import { figureText } from "./figure-text.ts";
import { SIDE } from "./grid.ts";
import { houseArea } from "./house-area.ts";
import { element, text } from "./markup.ts";
import { TITLED_MARGIN, titleLine } from "./title-line.ts";

const FAR = SIDE - CORNER;
const INNER_LINES = [
  `M${CORNER} 0V${SIDE}M${FAR} 0V${SIDE}M0 ${CORNER}H${SIDE}M0 ${FAR}H${SIDE}`,
  `M0 0L${CORNER} ${CORNER}M${SIDE} 0L${FAR} ${CORNER}M0 ${SIDE}L${CORNER} ${FAR}M${SIDE} ${SIDE}L${FAR} ${FAR}`,
].join("");
/** How far from the corner of the lagna's cell its two strokes are. */
const LAGNA_STROKES = [15, 20];

/** An East Indian chart as a whole SVG document, `look.size` px square. */
export function eastChart(drawing: Drawing, look: Look): string {
  const unit = look.size / (SIDE + 2 * TITLED_MARGIN.sides);
  // In the order of the signs, whose places never change.
  const houses = drawing.houses.toSorted((one, other) => RASIS.indexOf(one.cell) - RASIS.indexOf(other.cell));
  return chartDocument(
    drawing,
    look,
    "east",
    { unit, left: TITLED_MARGIN.sides, top: TITLED_MARGIN.top },
    ...houses.map(({ house, cell }) => houseArea(house, eastCell(cell).corners)),
    lines(drawing, look, unit),
    ...houses.map((house) => houseMarkup(house, drawing, look, unit)),
    titleLine(drawing, look),
  );
}

function lines({ houses }: Drawing, { lineColour, strokePx }: Look, unit: number): string {
  const outer = strokePx === undefined ? 2 : strokePx / unit;
  const lagna = houses.filter(({ house }) => house === 1).map(({ cell }) => eastCell(cell).cut);
  return element(
    "g",
    { fill: "none", stroke: lineColour ?? "currentColor" },
    element("path", { class: "chart-line", d: INNER_LINES, "stroke-width": outer / 2, "stroke-opacity": 0.66 }),
    element("path", { class: "chart-frame chart-frame-outer", d: `M0 0H${SIDE}V${SIDE}H0Z`, "stroke-width": outer }),
    ...lagna.map(({ x, y, towardsX, towardsY }) =>
      element("path", {
        class: "chart-lagna",
        d: LAGNA_STROKES.map((off) => `M${x + towardsX * off} ${y}L${x} ${y + towardsY * off}`).join(""),
        "stroke-width": outer * 0.625,
      }),
    ),
  );
}

function houseMarkup(
  { cell: rasi, house, entries, figure }: DrawnHouse,
  drawing: Drawing,
  look: Look,
  unit: number,
): string {
  const cell = eastCell(rasi);
  const askedFont = entryFontSize(look, unit);
  const { x, y, fontSize } = eastNamePlace(cell, askedFont, look);
  return [
    figure === undefined ? "" : figureText(figure, eastFigurePlace(cell), look, unit),
    ...placeInEastCell(cell, entries, askedFont, look).map((put) => entryText(put, drawing, look)),
    element(
      "text",
      { x, y, "font-size": fontSize, "text-anchor": "middle" },
      element("tspan", { class: "chart-sign", "fill-opacity": 0.8 }, text(drawing.signNames[rasi])),
      element("tspan", { class: "chart-house", dx: 5, "fill-opacity": 0.7 }, text(String(house))),
    ),
  ].join("");
}
