import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { divisionParameters } from "../division-parameters.ts";
import { drawingParameters, svgDocument } from "../drawing-parameters.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH, flag } from "../parameters.ts";

const parameters = z.extend(birthParameters, {
  ...divisionParameters,
  ...drawingParameters,
  colorful_planets: described(optionalParameter(flag), "Each graha in its own colour."),
});

export const chartImage = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/chart-image`,
  tag: "horoscope",
  summary: "The chart of a birth as SVG",
  parameters,
  ...svgDocument,
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type ChartImageRequest = RequestOf<typeof chartImage>;
