import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { besideGem, gemKey, gemRecord } from "../gem-record.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const candidate = z.object({
  house: z.int(),
  planet: z.string(),
  gem: gemKey,
  name: z.string(),
  is_chosen: z.boolean(),
  text: z.string(),
});

const avoided = z.object({ gem: gemKey, name: z.string(), planet: z.string(), text: z.string() });

export const gemSuggestion = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/gem-suggestion`,
  tag: "gems",
  summary: "The stone of a birth, and why that one",
  parameters: birthParameters,
  response: z.extend(envelope(gemRecord), {
    ...besideGem,
    reason: described(z.string(), "Why this stone and no other, in sentences."),
    contraindications: described(z.array(z.string()), "What still speaks against it; empty if nothing does."),
    avoid: described(z.array(z.string()), "Stones not to be worn with this ascendant, by name."),
    avoid_reasons: described(z.array(avoided), "The same with why, in the same order."),
    candidates: described(z.array(candidate), "The three that were weighed, by their claim, and why this one or not."),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type GemSuggestionResponse = AnswerOf<typeof gemSuggestion>;
