import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { envelope } from "../envelope.ts";
import { explain, lang } from "../parameters.ts";
import { star } from "../star-parameter.ts";
import { dashakootReport } from "../wire-match.ts";

/** It looks at no sky, so it names no conventions. */
export const nakshatraMatch = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/nakshatra-match`,
  tag: "matching",
  summary: "The ten poruthams of two stars of birth",
  description: "Of a star that lies in two signs, the sign that has most of it counts, and of two halves the first.",
  parameters: z.object({ boy_star: star, girl_star: star, lang, explain }),
  response: z.omit(envelope(dashakootReport), { conventions: true }),
  // Stars are of persons, if not births.
  kept: "never",
  example: { boy_star: "4", girl_star: "22" },
});
export type NakshatraMatchRequest = RequestOf<typeof nakshatraMatch>;
export type NakshatraMatchResponse = AnswerOf<typeof nakshatraMatch>;
