import { GEMS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { described } from "./described.ts";
import { refusing } from "./refusing.ts";

/** The nine keys; codes, in every language the same. */
export const gemKey = z.enum(GEMS, refusing("unknown_gem"));

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

/** What an answer about a stone has beside `response`. */
export const besideGem = {
  body_parts: described(
    z.array(z.string()),
    "The parts of the body in diseases_cure by name alone, in the same order.",
  ),
};

export const gemRecord = z.object(gemFields);
export type GemRecord = z.infer<typeof gemRecord>;
