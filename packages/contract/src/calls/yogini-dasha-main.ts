import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const yoginis = z.object({
  /** Twenty-four: three cycles of eight, from the one of the birth. */
  dasha_list: z.array(z.string()),
  /** The END of each, an instant in UTC. */
  dasha_end_dates: z.array(z.string()),
  dasha_lord_list: z.array(z.string()),
  /** Of the first, before birth. */
  start_date: z.string(),
});

export const yoginiDashaMain = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/yogini-dasha-main`,
  tag: "dashas",
  summary: "Three cycles of the yogini dasha by the ends of its periods",
  parameters: birthParameters,
  response: envelope(yoginis),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type YoginiDashaMainResponse = AnswerOf<typeof yoginiDashaMain>;
