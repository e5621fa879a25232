import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { divisionParameters } from "../division-parameters.ts";
import { envelope } from "../envelope.ts";
import { parameterOr } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { refusing } from "../refusing.ts";

const { div, transit_date } = divisionParameters;
const parameters = z.extend(birthParameters, {
  div,
  transit_date,
  response_type: described(
    parameterOr(z.enum(["planet_object"], refusing("unknown_format")), "planet_object"),
    "planet_object, the form of this answer and the only one that is known.",
  ),
});

const entry = z.object({
  name: z.string(),
  zodiac: z.string(),
  rasi_no: z.int(),
  house: z.int(),
  /** True for the nodes, which always go backwards. */
  retro: z.boolean(),
  full_name: z.string(),
  /** In a divisional chart degrees of the part, counted as a whole sign; elsewhere those of the sign in the sky. */
  local_degree: z.number(),
});
export type DivisionalEntry = z.infer<typeof entry>;

export const divisionalCharts = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/divisional-charts`,
  tag: "horoscope",
  summary: "The ascendant and the planets in any chart of a birth",
  parameters,
  response: envelope(
    z.object({
      "0": entry,
      "1": entry,
      "2": entry,
      "3": entry,
      "4": entry,
      "5": entry,
      "6": entry,
      "7": entry,
      "8": entry,
      "9": entry,
      chart: z.string(),
      chart_name: z.string(),
    }),
  ),
  kept: "never",
  example: { ...EXAMPLE_BIRTH, div: "D9" },
});
export type DivisionalChartsRequest = RequestOf<typeof divisionalCharts>;
export type DivisionalChartsResponse = AnswerOf<typeof divisionalCharts>;
