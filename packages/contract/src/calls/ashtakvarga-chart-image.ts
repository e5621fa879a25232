import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { binduParameter } from "../bindu-parameter.ts";
import { defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { drawingParameters, svgDocument } from "../drawing-parameters.ts";
import { parameterOr } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

export const ashtakvargaChartImage = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/ashtakvarga-chart-image`,
  tag: "horoscope",
  summary: "The bindus of the twelve signs as SVG",
  parameters: z.extend(birthParameters, {
    planet: described(
      parameterOr(binduParameter("total"), "total"),
      "Whose bindus: total for the seven planets together (the default), one of them, or Ascendant.",
    ),
    ...drawingParameters,
  }),
  ...svgDocument,
  kept: "never",
  example: { ...EXAMPLE_BIRTH, planet: "total" },
});
export type AshtakvargaChartImageRequest = RequestOf<typeof ashtakvargaChartImage>;
