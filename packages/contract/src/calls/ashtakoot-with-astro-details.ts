import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { detailsOfBoth } from "../astro-details.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, matchParameters } from "../match-parameters.ts";
import { ashtakootFields } from "../wire-match.ts";

export const ashtakootWithAstroDetails = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/ashtakoot-with-astro-details`,
  tag: "matching",
  summary: "The eight kootas of two births, with the planets of both",
  parameters: matchParameters,
  response: envelope(z.object({ ...ashtakootFields, ...detailsOfBoth })),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type AshtakootWithAstroDetailsResponse = AnswerOf<typeof ashtakootWithAstroDetails>;
