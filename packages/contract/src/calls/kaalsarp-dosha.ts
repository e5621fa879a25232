import type { KaalsarpDirection } from "@vedanga/core/ids";
import { KAALSARP_TYPE_EN } from "@vedanga/names/en/kaalsarp";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

/** Codes, English in every language. */
export const KAALSARP_TYPE_WIRE = KAALSARP_TYPE_EN;

export const KAALSARP_DIRECTION_WIRE = {
  ascending: "Ascending",
  descending: "Descending",
} as const satisfies Record<KaalsarpDirection, string>;

const kaalsarpDoshaReport = z.object({
  is_dosha_present: z.boolean(),
  /** This and the next two only if it is present. */
  dosha_type: z.optional(z.enum(Object.values(KAALSARP_TYPE_WIRE))),
  dosha_direction: z.optional(z.enum(Object.values(KAALSARP_DIRECTION_WIRE))),
  /** The houses of Rahu and Ketu: `3-9`. */
  rahu_ketu_axis: z.optional(z.string()),
  bot_response: z.string(),
  remedies: z.array(z.string()),
});
export type KaalsarpDoshaReport = z.infer<typeof kaalsarpDoshaReport>;

export const kaalsarpDosha = defineCall({
  method: "GET",
  path: `${API_BASE}/dosha/kaalsarp-dosh`,
  tag: "dosha",
  summary: "Kaalsarp dosha of a birth, including near misses",
  parameters: birthParameters,
  response: z.extend(envelope(kaalsarpDoshaReport), {
    analysis: described(z.optional(z.string()), "What the two houses are read for together; only if it is present."),
    /** The furthest first. */
    outside: described(z.array(z.string()), "A sentence for each graha beyond the nodes; none if it is present."),
    is_near_miss: described(z.boolean(), "One or two outside: not present, but near."),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type KaalsarpDoshaResponse = AnswerOf<typeof kaalsarpDosha>;
