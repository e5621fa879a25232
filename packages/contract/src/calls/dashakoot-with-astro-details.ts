import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { detailsOfBoth } from "../astro-details.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, matchParameters } from "../match-parameters.ts";
import { dashakootFields } from "../wire-match.ts";

export const dashakootWithAstroDetails = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/dashakoot-with-astro-details`,
  tag: "matching",
  summary: "The ten poruthams of two births, with the planets of both",
  parameters: matchParameters,
  response: envelope(z.object({ ...dashakootFields, ...detailsOfBoth })),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type DashakootWithAstroDetailsResponse = AnswerOf<typeof dashakootWithAstroDetails>;
