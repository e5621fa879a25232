import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_BIRTH } from "../parameters.ts";
import { chartOfSigns, varshaParameters } from "../varsha-parameters.ts";

export const varshapalYearChart = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/varshapal-year-chart`,
  tag: "varshaphala",
  summary: "The chart of the Sun's return in a year of a life",
  parameters: varshaParameters,
  response: envelope(z.object({ signs: chartOfSigns, varshpal_date: z.string() })),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type VarshapalYearChartResponse = AnswerOf<typeof varshapalYearChart>;
