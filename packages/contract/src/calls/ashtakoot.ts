import { KOOTAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, uncertainMatchParameters } from "../match-parameters.ts";
import { ashtakootReport, pointsWithin } from "../wire-match.ts";

export const ashtakoot = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/ashtakoot`,
  tag: "matching",
  summary: "The eight kootas of two births",
  parameters: uncertainMatchParameters,
  response: z.extend(envelope(ashtakootReport), { within: pointsWithin(KOOTAS) }),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type AshtakootResponse = AnswerOf<typeof ashtakoot>;
