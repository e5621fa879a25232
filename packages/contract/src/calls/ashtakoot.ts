import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, matchParameters } from "../match-parameters.ts";
import { ashtakootReport } from "../wire-match.ts";

export const ashtakoot = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/ashtakoot`,
  tag: "matching",
  summary: "The eight kootas of two births",
  parameters: matchParameters,
  response: envelope(ashtakootReport),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type AshtakootResponse = AnswerOf<typeof ashtakoot>;
