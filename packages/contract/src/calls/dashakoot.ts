import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, matchParameters } from "../match-parameters.ts";
import { dashakootReport } from "../wire-match.ts";

export const dashakoot = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/dashakoot`,
  tag: "matching",
  summary: "The ten poruthams of two births",
  parameters: matchParameters,
  response: envelope(dashakootReport),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type DashakootResponse = AnswerOf<typeof dashakoot>;
