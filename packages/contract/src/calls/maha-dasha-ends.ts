import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const mahaDashas = z.object({
  /** Nine lords in order of time, from the one of the birth. */
  mahadasha: z.array(z.string()),
  /** The END of each, a date. */
  mahadasha_order: z.array(z.string()),
  /** Of the first, which began before birth. */
  start_year: z.int(),
  dasha_start_date: z.string(),
  /** Years of twelve months of thirty days. */
  dasha_remaining_at_birth: z.string(),
});

export const mahaDashaEnds = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/maha-dasha`,
  tag: "dashas",
  summary: "The nine mahadashas by their ends",
  parameters: birthParameters,
  response: envelope(mahaDashas),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type MahaDashaEndsResponse = AnswerOf<typeof mahaDashaEnds>;
