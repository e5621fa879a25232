import { GEMS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { envelope } from "./envelope.ts";
import type { ErrorCode } from "./error-codes.ts";
import { explain, lang } from "./parameters.ts";

const code = (name: ErrorCode): ErrorCode => name;

/** The nine keys; codes, in every language the same. */
const gemKey = z.enum(GEMS, { error: code("unknown_gem") });

export const gemDetailsParameters = z.object({ gem: gemKey, lang, explain });
export type GemDetailsRequest = z.output<typeof gemDetailsParameters>;

const gemFields = {
  name: z.string(),
  gem: gemKey,
  other_name: z.string(),
  planet: z.string(),
  description: z.string(),
  good_results: z.array(z.string()),
  /** What tradition links the stone with; no cure is claimed, whatever the field is called. */
  diseases_cure: z.array(z.string()),
  finger: z.string(),
  weight: z.string(),
  day: z.string(),
  metal: z.string(),
  substitute: z.array(z.string()),
  not_to_wear_with: z.array(z.string()),
  flaw_results: z.array(z.object({ flaw_type: z.string(), flaw_effects: z.string() })),
  time_to_wear_short: z.string(),
  time_to_wear: z.string(),
  methods: z.string(),
  mantra: z.string(),
  key: gemKey,
};

const gemRecord = z.object(gemFields);
export type GemRecord = z.infer<typeof gemRecord>;

/** GET /utilities/gem-details: nested twice, as the original has it. It reckons nothing, so that it names no conventions. */
export const gemDetailsResponse = z.omit(envelope(z.object({ status: z.literal(true), response: gemRecord })), {
  conventions: true,
});
export type GemDetailsResponse = z.infer<typeof gemDetailsResponse>;

const gemSuggestion = z.object({
  ...gemFields,
  /** Why this stone and no other, in sentences. Ours. */
  reason: z.string(),
  /** What still speaks against it; empty where nothing does. Ours. */
  contraindications: z.array(z.string()),
  /** Stones not to be worn with this ascendant, by name. Ours. */
  avoid: z.array(z.string()),
});
export type GemSuggestion = z.infer<typeof gemSuggestion>;

/** GET /extended-horoscope/gem-suggestion */
export const gemSuggestionResponse = envelope(gemSuggestion);
export type GemSuggestionResponse = z.infer<typeof gemSuggestionResponse>;
