import type { Graha } from "@vedanga/core";
import type { Entry } from "./cell-layout.ts";
import type { Drawing, Look } from "./drawing.ts";
import { GRAHA_INKS, KUMKUM } from "./look.ts";
import { element, text } from "./markup.ts";

const DRAWN_TO_NOMINAL = 0.9;
const SMALLEST_FONT = 4;
const DEFAULT_FONT = 16.5;
/** In units of the grid: 11 px where a page 360 px wide draws the chart 344 px wide. */
export const LEAST_SMALL_FONT = 13.8;
const MARK_TO_LETTERS = 0.78;

/** The size of letters that are `nominal` in a large drawing, in units of the grid. */
export const fontIn = ({ isSmall }: Pick<Look, "isSmall">, nominal: number): number =>
  isSmall ? Math.max(nominal, LEAST_SMALL_FONT) : nominal;

/** An entry with its place in the chart. */
export interface PutEntry {
  readonly entry: Entry;
  readonly degreeText: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
  readonly anchor?: "middle";
}

/** The size of the grahas' letters in units of the grid; cells lower it where they are full. */
export const entryFontSize = ({ fontPx }: Look, unit: number): number =>
  Math.max(fontPx === undefined ? DEFAULT_FONT : (fontPx * DRAWN_TO_NOMINAL) / unit, SMALLEST_FONT);

/** The colour of one of the grahas; undefined for the ink. */
export function inkOf(who: Graha | "ascendant", isLord: boolean, { isColourful }: Look): string | undefined {
  if (isColourful && who !== "ascendant") return GRAHA_INKS[who];
  return isLord ? KUMKUM : undefined;
}

/** An entry of a chart: abbreviation, degree, mark of a retrograde. */
export function entryText(
  { entry, x, y, degreeText, fontSize, anchor }: PutEntry,
  { dashaLord }: Drawing,
  look: Look,
): string {
  const isLord = entry.who === dashaLord;
  const isLagna = entry.who === "ascendant";
  return element(
    "text",
    {
      class: `chart-graha chart-${entry.who}${isLord ? " chart-dasha-lord" : ""}`,
      x,
      y,
      "font-size": fontSize,
      "text-anchor": anchor,
      fill: inkOf(entry.who, isLord, look),
      "fill-opacity": isLagna ? 0.8 : undefined,
    },
    element("tspan", { class: "chart-abbreviation", "font-weight": 600 }, text(entry.abbreviation)),
    degreeText === undefined ? "" : ` ${text(degreeText)}`,
    entry.retrogradeMark === undefined
      ? ""
      : element(
          "tspan",
          {
            class: "chart-retrograde",
            dx: fontSize * 0.16,
            "font-size": Math.min(fontIn(look, fontSize * MARK_TO_LETTERS), fontSize),
            "font-weight": 600,
          },
          text(entry.retrogradeMark),
        ),
  );
}
