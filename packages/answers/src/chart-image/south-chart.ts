import { RASIS, type Rasi } from "@vedanga/core";
import { LANGUAGES } from "@vedanga/names";
import { placeEntries } from "./cell-layout.ts";
import { chartDocument, DISPLAY_FACE, familyOf } from "./chart-document.ts";
import type { Drawing, DrawnHouse, Look } from "./drawing.ts";
import { entryFontSize, entryText, fontIn, inkOf } from "./entry-text.ts";
import { figureText } from "./figure-text.ts";
import { edgePoint, outFrom, pointerPath, ticksPath } from "./frame.ts";
import { CELL, cellOf, MARGIN, OUTER_FRAME, type Point, SIDE } from "./grid.ts";
import { houseArea } from "./house-area.ts";
import { element, text } from "./markup.ts";

const INNER_LINES = "M0 100H400M0 300H400M100 0V400M300 0V400M200 0V100M200 300V400M0 200H100M300 200H400";
const SIGN_FONT = 13.5;
/** Units from a cell's top to the baseline of its sign and house. */
const SIGN_BASELINE = 92;

/** Units from a cell's top to the middle of its number, above the sign. */
const FIGURE_MIDDLE = 46;

/** More letters than this do not fit between the cells at full size. */
const LONG_TITLE = 10;

const square = (from: number, to: number): string => `M${from} ${from}H${to}V${to}H${from}Z`;

/** A South Indian chart as a whole SVG document, `look.size` px square. */
export function southChart(drawing: Drawing, look: Look): string {
  const unit = look.size / (SIDE + 2 * MARGIN);
  return chartDocument(
    drawing,
    look,
    "south",
    { unit, left: MARGIN, top: MARGIN },
    dashaCell(drawing),
    ...drawing.houses.map(({ house, cell }) => houseArea(house, cornersOf(cell))),
    lines(drawing, look, unit),
    scale(drawing, look),
    // In the order of the signs, whose places never change.
    ...drawing.houses
      .toSorted((one, other) => RASIS.indexOf(one.cell) - RASIS.indexOf(other.cell))
      .map((house) => cell(house, drawing, look, unit)),
    centre(drawing, look),
  );
}

function cornersOf(rasi: Rasi): readonly Point[] {
  const { x, y } = cellOf(rasi);
  return [
    { x, y },
    { x: x + CELL, y },
    { x: x + CELL, y: y + CELL },
    { x, y: y + CELL },
  ];
}

function dashaCell({ houses, dashaLord }: Drawing): string {
  const house = houses.find(({ entries }) => entries.some(({ who }) => who === dashaLord));
  if (house === undefined) return "";
  const { x, y } = cellOf(house.cell);
  return element("path", {
    class: "chart-dasha-cell",
    d: `M${x} ${y}h${CELL}v${CELL}h-${CELL}Z`,
    "fill-opacity": 0.07,
  });
}

/** The widths of the mock at its own size; an asked-for `stroke` is the outer line's and the others follow it. */
function lines({ houses }: Drawing, { lineColour, strokePx }: Look, unit: number): string {
  const outer = strokePx === undefined ? 2 : strokePx / unit;
  const corners = houses.filter(({ house }) => house === 1).map(({ cell: sign }) => cellOf(sign));
  const path = (className: string, d: string, width: number, opacity?: number) =>
    element("path", { class: className, d, "stroke-width": width, "stroke-opacity": opacity });
  return element(
    "g",
    { fill: "none", stroke: lineColour ?? "currentColor" },
    path("chart-line", INNER_LINES, outer / 2, 0.66),
    path("chart-frame", square(0, SIDE), outer / 2),
    path("chart-frame chart-frame-outer", square(-OUTER_FRAME, SIDE + OUTER_FRAME), outer),
    ...corners.map(({ x, y }) =>
      path("chart-lagna", `M${x + 70} ${y}L${x + 100} ${y + 30}M${x + 77} ${y}L${x + 100} ${y + 23}`, outer * 0.625),
    ),
  );
}

/** The scale of degrees with a dot for each graha and a pointer for the lagna. */
function scale({ points, dashaLord }: Drawing, look: Look): string {
  if (points === undefined) return "";
  const ticks = element("path", {
    class: "chart-tick",
    d: ticksPath(),
    fill: "none",
    stroke: look.lineColour ?? "currentColor",
    "stroke-width": 1,
  });
  const marks = points.map(({ who, longitudeDeg }) => {
    if (who === "ascendant") return element("path", { class: "chart-pointer", d: pointerPath(longitudeDeg) });
    const { x, y } = outFrom(edgePoint(longitudeDeg), OUTER_FRAME / 2);
    const isLord = who === dashaLord;
    const className = isLord ? "chart-dot chart-dasha-lord" : "chart-dot";
    return element("circle", { class: className, cx: x, cy: y, r: 3.6, fill: inkOf(who, isLord, look) });
  });
  return [ticks, ...marks].join("");
}

function cell({ cell: rasi, house, entries, figure }: DrawnHouse, drawing: Drawing, look: Look, unit: number): string {
  const corner = cellOf(rasi);
  const fontSize = entryFontSize(look, unit);
  const small = { "font-size": Math.min(fontIn(look, SIGN_FONT), fontSize), y: corner.y + SIGN_BASELINE };
  return [
    figure === undefined ? "" : figureText(figure, { x: corner.x + CELL / 2, y: corner.y + FIGURE_MIDDLE }, look, unit),
    ...placeEntries(entries, house === 1, fontSize, look.isSmall).map((placed) =>
      entryText({ ...placed, x: corner.x + placed.x, y: corner.y + placed.y }, drawing, look),
    ),
    element(
      "text",
      { class: "chart-sign", x: corner.x + 9, ...small, "fill-opacity": 0.8 },
      text(drawing.signNames[rasi]),
    ),
    element(
      "text",
      { class: "chart-house", x: corner.x + CELL - 8, ...small, "text-anchor": "end", "fill-opacity": 0.7 },
      text(String(house)),
    ),
  ].join("");
}

function centre({ centre: [title, subtitle, note], lang }: Drawing, look: Look): string {
  const middle = { x: SIDE / 2, "text-anchor": "middle" };
  const display = familyOf(DISPLAY_FACE, look);
  // Letters with signs above and below need space, and are never slanted.
  const isTall = LANGUAGES[lang].script === "tall";
  const isLong = title.length > LONG_TITLE;
  return [
    element(
      "text",
      {
        class: "chart-title",
        ...middle,
        y: isTall ? 181 : 186,
        "font-size": isLong ? 25 : 34,
        "font-family": display,
      },
      text(title),
    ),
    element(
      "text",
      {
        class: "chart-subtitle",
        ...middle,
        y: 214,
        "font-size": isTall ? 16 : 17,
        "font-family": display,
        "font-style": isTall ? undefined : "italic",
        "fill-opacity": 0.8,
      },
      text(subtitle),
    ),
    element("text", { class: "chart-note", ...middle, y: 238, "font-size": 14, "fill-opacity": 0.7 }, text(note)),
  ].join("");
}
