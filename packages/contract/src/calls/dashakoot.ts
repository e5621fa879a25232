import { PORUTHAMS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, uncertainMatchParameters } from "../match-parameters.ts";
import { dashakootReport, pointsWithin } from "../wire-match.ts";

export const dashakoot = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/dashakoot`,
  tag: "matching",
  summary: "The ten poruthams of two births",
  parameters: uncertainMatchParameters,
  response: z.extend(envelope(dashakootReport), { within: pointsWithin(PORUTHAMS) }),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type DashakootResponse = AnswerOf<typeof dashakoot>;
