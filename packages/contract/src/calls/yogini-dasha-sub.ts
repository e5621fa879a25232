import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const main = z.object({
  main_dasha: z.string(),
  main_dasha_lord: z.string(),
  /** Eight, from its own. */
  sub_dasha_list: z.array(z.string()),
  /** The END of each; the eighth is the end of the period. */
  sub_dasha_end_dates: z.array(z.string()),
  sub_dasha_start_date: z.string(),
});

export const yoginiDashaSub = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/yogini-dasha-sub`,
  tag: "dashas",
  summary: "The parts of the twenty-four periods of the yogini dasha",
  parameters: birthParameters,
  response: envelope(z.array(main)),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type YoginiDashaSubResponse = AnswerOf<typeof yoginiDashaSub>;
