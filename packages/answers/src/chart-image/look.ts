import type { ChartImageRequest } from "@vedanga/contract";
import type { Graha } from "@vedanga/core";
import { cssColour } from "./css-colour.ts";
import type { Look } from "./drawing.ts";

/** The ink of the product's light theme. */
export const INK = "#1a1838";
/** For the lord of the running dasha. */
export const KUMKUM = "#b3261a";

const DEFAULT_SIZE = 500;

/** A colour for each graha, of 4.5:1 or better on white and on the product's paper. */
export const GRAHA_INKS: Readonly<Record<Graha, string>> = {
  sun: "#a6400a",
  moon: "#4a5a78",
  mars: "#b3261a",
  mercury: "#1f6b2e",
  jupiter: "#7d5000",
  venus: "#8a2a78",
  saturn: "#1f3f8f",
  rahu: "#4a4a4a",
  ketu: "#6b4226",
};

// A family is names of letters, digits, spaces and hyphens between commas: nothing that ends an attribute.
const FAMILY = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ,_-]*$/u;

/** How a request wants its chart; a colour or family that is invalid is replaced by the chart's own. */
export const lookOf = (request: ChartImageRequest): Look => ({
  size: request.size ?? DEFAULT_SIZE,
  lineColour: cssColour(request.color),
  strokePx: request.stroke,
  fontPx: request.font_size,
  fontFamily: request.font_style !== undefined && FAMILY.test(request.font_style) ? request.font_style : undefined,
  isColourful: request.colorful_planets ?? false,
});
