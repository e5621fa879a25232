import { CHART_DIVISIONS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import type { ErrorCode } from "./error-codes.ts";
import { birthParameters, decimal, flag, skyDate } from "./parameters.ts";

const code = (name: ErrorCode): ErrorCode => name;

export const CHART_STYLES = ["south", "north"] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

/**
 * GET /horoscope/chart-image. `transit_date` is needed for `transit` alone, whose sky is that of noon. A colour or font that is not one is replaced by the chart's own. `format` is taken and
 * changes nothing: the original answers plain SVG to `base64` too.
 */
export const chartImageParameters = z
  .extend(birthParameters, {
    div: z._default(z.enum(CHART_DIVISIONS, { error: code("unknown_division") }), "D1"),
    style: z._default(z.enum(CHART_STYLES, { error: code("unknown_style") }), "south"),
    color: z.optional(z.string().check(z.maxLength(40, code("text_too_long")))),
    font_size: z.optional(decimal(6, 60, "size_out_of_range")),
    font_style: z.optional(z.string().check(z.maxLength(60, code("text_too_long")))),
    size: z.optional(decimal(120, 2000, "size_out_of_range")),
    stroke: z.optional(decimal(0.25, 12, "size_out_of_range")),
    colorful_planets: z.optional(flag),
    format: z.optional(z.enum(["svg", "base64"], { error: code("unknown_format") })),
    transit_date: z.optional(skyDate),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.div === "transit" && value.transit_date === undefined)
        issues.push({ code: "custom", message: code("missing_parameter"), path: ["transit_date"], input: value });
    }),
  );
export type ChartImageRequest = z.output<typeof chartImageParameters>;
