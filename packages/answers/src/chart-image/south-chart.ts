import { type Graha, RASIS, type Rasi } from "@vedanga/core";
import { type PlacedEntry, placeEntries } from "./cell-layout.ts";
import type { Drawing, Look } from "./drawing.ts";
import { edgePoint, outFrom, pointerPath, ticksPath } from "./frame.ts";
import { CELL, cellOf, MARGIN, OUTER_FRAME, SIDE } from "./grid.ts";
import { GRAHA_INKS, INK, KUMKUM } from "./look.ts";
import { element, text } from "./markup.ts";

// Only presentation attributes and classes: no style, no rect (a page that strips `width` and `height` to make the
// drawing fluid would strip theirs), no id (two charts may stand on one page). A page restyles it through the classes.

const TEXT_FACE = "'Anek Telugu', 'Noto Sans Telugu', system-ui, sans-serif";
const DISPLAY_FACE = "'Tiro Telugu', 'Noto Serif Telugu', Georgia, serif";
const INNER_LINES = "M0 100H400M0 300H400M100 0V400M300 0V400M200 0V100M200 300V400M0 200H100M300 200H400";
const DRAWN_TO_NOMINAL = 0.9;
const SMALLEST_FONT = 4;
const DEFAULT_FONT = 16.5;
const SIGN_FONT = 13.5;
/** Units from a cell's top to the line its sign and house stand on. */
const SIGN_BASELINE = 92;

const square = (from: number, to: number): string => `M${from} ${from}H${to}V${to}H${from}Z`;

/** A South Indian chart as a whole SVG document, `look.size` px square. */
export function southChart(drawing: Drawing, look: Look): string {
  const unit = look.size / (SIDE + 2 * MARGIN);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: look.size,
      height: look.size,
      viewBox: `0 0 ${look.size} ${look.size}`,
      role: "img",
      lang: drawing.lang,
      class: `chart chart-south chart-${drawing.varga.toLowerCase()}`,
      color: INK,
    },
    element("title", {}, text(drawing.title)),
    element("desc", {}, text(drawing.description)),
    element("metadata", {}, text(drawing.metadata)),
    element(
      "g",
      {
        transform: `scale(${Math.round(unit * 1e6) / 1e6}) translate(${MARGIN} ${MARGIN})`,
        "font-family": familyOf(TEXT_FACE, look),
        fill: "currentColor",
      },
      dashaCell(drawing),
      lines(drawing, look, unit),
      scale(drawing, look),
      ...RASIS.map((rasi) => cell(rasi, drawing, look, unit)),
      centre(drawing, look),
    ),
  );
}

const familyOf = (own: string, { fontFamily }: Look): string =>
  fontFamily === undefined ? own : `${fontFamily}, ${own}`;

function dashaCell({ entries, dashaLord }: Drawing): string {
  const rasi = RASIS.find((sign) => entries[sign].some(({ who }) => who === dashaLord));
  if (rasi === undefined) return "";
  const { x, y } = cellOf(rasi);
  return element("path", {
    class: "chart-dasha-cell",
    d: `M${x} ${y}h${CELL}v${CELL}h-${CELL}Z`,
    "fill-opacity": 0.07,
  });
}

/** The widths of the mock at its own size; an asked-for `stroke` is the outer line's and the others follow it. */
function lines({ lagnaRasi }: Drawing, { lineColour, strokePx }: Look, unit: number): string {
  const outer = strokePx === undefined ? 2 : strokePx / unit;
  const { x, y } = cellOf(lagnaRasi);
  const path = (className: string, d: string, width: number, opacity?: number) =>
    element("path", { class: className, d, "stroke-width": width, "stroke-opacity": opacity });
  return element(
    "g",
    { fill: "none", stroke: lineColour ?? "currentColor" },
    path("chart-line", INNER_LINES, outer / 2, 0.66),
    path("chart-frame", square(0, SIDE), outer / 2),
    path("chart-frame chart-frame-outer", square(-OUTER_FRAME, SIDE + OUTER_FRAME), outer),
    path("chart-lagna", `M${x + 70} ${y}L${x + 100} ${y + 30}M${x + 77} ${y}L${x + 100} ${y + 23}`, outer * 0.625),
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

function inkOf(who: Graha | "ascendant", isLord: boolean, { isColourful }: Look): string | undefined {
  if (isColourful && who !== "ascendant") return GRAHA_INKS[who];
  return isLord ? KUMKUM : undefined;
}

function cell(rasi: Rasi, drawing: Drawing, look: Look, unit: number): string {
  const corner = cellOf(rasi);
  const fontSize = look.fontPx === undefined ? DEFAULT_FONT : (look.fontPx * DRAWN_TO_NOMINAL) / unit;
  const placed = placeEntries(drawing.entries[rasi], rasi === drawing.lagnaRasi, Math.max(fontSize, SMALLEST_FONT));
  const small = { "font-size": Math.min(SIGN_FONT, fontSize), y: corner.y + SIGN_BASELINE };
  return [
    ...placed.map((entry) => entryText(entry, corner, drawing, look)),
    element(
      "text",
      { class: "chart-sign", x: corner.x + 9, ...small, "fill-opacity": 0.8 },
      text(drawing.signNames[rasi]),
    ),
    element(
      "text",
      { class: "chart-house", x: corner.x + CELL - 8, ...small, "text-anchor": "end", "fill-opacity": 0.7 },
      text(String(drawing.houseNumbers[rasi])),
    ),
  ].join("");
}

function entryText(
  { entry, x, y, degreeText, fontSize }: PlacedEntry,
  corner: { readonly x: number; readonly y: number },
  { dashaLord }: Drawing,
  look: Look,
): string {
  const isLord = entry.who === dashaLord;
  const isLagna = entry.who === "ascendant";
  return element(
    "text",
    {
      class: `chart-graha chart-${entry.who}${isLord ? " chart-dasha-lord" : ""}`,
      x: corner.x + x,
      y: corner.y + y,
      "font-size": fontSize,
      fill: inkOf(entry.who, isLord, look),
      "fill-opacity": isLagna ? 0.8 : undefined,
    },
    element("tspan", { class: "chart-abbreviation", "font-weight": 600 }, text(entry.abbreviation)),
    degreeText === undefined ? "" : ` ${text(degreeText)}`,
    entry.retrogradeMark === undefined
      ? ""
      : element(
          "tspan",
          { class: "chart-retrograde", dx: fontSize * 0.16, "font-size": fontSize * 0.78, "font-weight": 600 },
          text(entry.retrogradeMark),
        ),
  );
}

function centre({ centre: [title, subtitle, note], lang }: Drawing, look: Look): string {
  const middle = { x: SIDE / 2, "text-anchor": "middle" };
  const display = familyOf(DISPLAY_FACE, look);
  return [
    element("text", { class: "chart-title", ...middle, y: 186, "font-size": 34, "font-family": display }, text(title)),
    element(
      "text",
      {
        class: "chart-subtitle",
        ...middle,
        y: 214,
        "font-size": lang === "te" ? 16 : 17,
        "font-family": display,
        // Telugu is never slanted.
        "font-style": lang === "te" ? undefined : "italic",
        "fill-opacity": 0.8,
      },
      text(subtitle),
    ),
    element("text", { class: "chart-note", ...middle, y: 238, "font-size": 14, "fill-opacity": 0.7 }, text(note)),
  ].join("");
}
