import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { gemFields, gemKey } from "../gem-record.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const suggestion = z.object({
  ...gemFields,
  /** Why this stone and no other, in sentences. Ours. */
  reason: z.string(),
  /** What still speaks against it; empty if nothing does. Ours. */
  contraindications: z.array(z.string()),
  /** Stones not to be worn with this ascendant, by name. Ours. */
  avoid: z.array(z.string()),
  /** The same with why, in the same order. Ours. */
  avoid_reasons: z.array(z.object({ gem: gemKey, name: z.string(), planet: z.string(), text: z.string() })),
  /** The three that were weighed, in the order of their claim, and why this one or not. Ours. */
  candidates: z.array(
    z.object({
      house: z.int(),
      planet: z.string(),
      gem: gemKey,
      name: z.string(),
      is_chosen: z.boolean(),
      text: z.string(),
    }),
  ),
});
export type GemSuggestion = z.infer<typeof suggestion>;

export const gemSuggestion = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/gem-suggestion`,
  tag: "gems",
  summary: "The stone of a birth, and why that one",
  parameters: birthParameters,
  response: envelope(suggestion),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type GemSuggestionResponse = AnswerOf<typeof gemSuggestion>;
