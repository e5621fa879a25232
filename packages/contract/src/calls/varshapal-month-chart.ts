import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_BIRTH } from "../parameters.ts";
import { chartOfSigns, varshaParameters } from "../varsha-parameters.ts";

const month = z.object({
  signs: chartOfSigns,
  /** 1 to 12; the first is the month of birth. */
  month_no: z.int(),
});

export const varshapalMonthChart = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/varshapal-month-chart`,
  tag: "varshaphala",
  summary: "The charts of the twelve months of a year of a life",
  parameters: varshaParameters,
  response: envelope(z.array(month)),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type VarshapalMonthChartResponse = AnswerOf<typeof varshapalMonthChart>;
