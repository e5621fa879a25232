import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, matchParameters } from "../match-parameters.ts";

export const rajjuVedhaDetails = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/rajju-vedha-details`,
  tag: "matching",
  summary: "Whether two stars of birth share a rajju or pierce one another",
  parameters: matchParameters,
  response: envelope(z.object({ is_rajju_dosha_present: z.boolean(), is_vedha_dosha_present: z.boolean() })),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type RajjuVedhaDetailsResponse = AnswerOf<typeof rajjuVedhaDetails>;
