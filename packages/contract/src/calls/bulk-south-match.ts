import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { bulkParameters, EXAMPLE_BULK } from "../bulk-parameters.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { dashakootFields } from "../wire-match.ts";

/** It looks at no sky, so it names no conventions. */
export const bulkSouthMatch = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/bulk-south-match`,
  tag: "matching",
  summary: "The ten poruthams of one person with each of a list",
  parameters: bulkParameters,
  response: z.omit(envelope(z.array(z.object({ ...dashakootFields, profile_id: z.string() }))), { conventions: true }),
  kept: "never",
  price: 2,
  example: EXAMPLE_BULK,
});
export type BulkSouthMatchResponse = AnswerOf<typeof bulkSouthMatch>;
