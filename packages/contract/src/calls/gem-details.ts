import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { besideGem, gemKey, gemRecord } from "../gem-record.ts";
import { explain, lang } from "../parameters.ts";

/** Nested twice, as in the original format. It calculates nothing, so it names no conventions. */
export const gemDetails = defineCall({
  method: "GET",
  path: `${API_BASE}/utilities/gem-details`,
  tag: "gems",
  summary: "A stone: what it is, its flaws, how custom has it worn",
  parameters: z.object({ gem: described(gemKey, "The key of a stone, the same in every language."), lang, explain }),
  response: z.extend(
    z.omit(envelope(z.object({ status: z.literal(true), response: gemRecord })), { conventions: true }),
    besideGem,
  ),
  kept: { seconds: 3600 },
  example: { gem: "ruby" },
});
export type GemDetailsRequest = RequestOf<typeof gemDetails>;
export type GemDetailsResponse = AnswerOf<typeof gemDetails>;
