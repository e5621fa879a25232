import * as z from "zod/mini";
import { decimal } from "./decimal.ts";
import { described } from "./described.ts";
import { optionalParameter, parameterOr } from "./optional-parameter.ts";
import { refusing } from "./refusing.ts";

export const CHART_STYLES = ["south", "north", "east"] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

/** How a chart is drawn. A colour or font that is not one is replaced by the chart's own. */
export const drawingParameters = {
  style: described(
    parameterOr(z.enum(CHART_STYLES, refusing("unknown_style")), "south"),
    "South, North or East Indian; south if omitted.",
  ),
  color: described(
    optionalParameter(z.string().check(z.maxLength(40, refusing("text_too_long")))),
    "The colour of the lines: #RGB, #RRGGBB, #RRGGBBAA or a CSS name; any other text is ignored.",
  ),
  font_size: described(optionalParameter(decimal(6, 60, "size_out_of_range")), "Pixels, 6 to 60."),
  font_style: described(
    optionalParameter(z.string().check(z.maxLength(60, refusing("text_too_long")))),
    "The name of a font; any other text is ignored.",
  ),
  size: described(
    optionalParameter(decimal(120, 2000, "size_out_of_range")),
    "Width and height in pixels, 120 to 2000; 500 if omitted.",
  ),
  stroke: described(
    optionalParameter(decimal(0.25, 12, "size_out_of_range")),
    "Width of the lines in pixels, 0.25 to 12.",
  ),
  // The original answers plain SVG to any.
  format: described(z.optional(z.string()), "Ignored: the drawing is always SVG."),
};
const looked = z.object(drawingParameters);
export type DrawingRequest = z.output<typeof looked>;

/** The answer of a call that draws. */
export const svgDocument = {
  response: z.string().check(z.refine((text) => text.includes("<svg"))),
  media: { type: "image/svg+xml", description: "The drawing" },
} as const;
