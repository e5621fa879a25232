import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

/** B. V. Raman's rule without the first house; that of the north without the second and without Venus. */
const MANGAL_SCHOOLS = ["raman", "north"] as const;

const mangalDoshaReport = z.object({
  /** A sentence for each graha that makes or aggravates it; none if Mars is elsewhere. */
  factors: z.object({
    /** Mars from the ascendant. */
    mars: z.optional(z.string()),
    /** Mars from the Moon. */
    moon: z.optional(z.string()),
    /** Mars from Venus. */
    venus: z.optional(z.string()),
    saturn: z.optional(z.string()),
    rahu: z.optional(z.string()),
  }),
  /** The place of Mars, before anything is cancelled. */
  is_dosha_present_mars_from_lagna: z.boolean(),
  is_dosha_present_mars_from_moon: z.boolean(),
  /** Whether points remain after cancellation. */
  is_dosha_present: z.boolean(),
  /** Present, and cancelled in part. */
  is_anshik: z.boolean(),
  bot_response: z.string(),
  /** 0 to 100, the sum of the points of its reasons. */
  score: z.int(),
  cancellation: z.object({
    /** Points taken off, 0 or more. */
    cancellationScore: z.int(),
    cancellationReason: z.array(z.string()),
  }),
});
export type MangalDoshaReport = z.infer<typeof mangalDoshaReport>;

const otherSchool = z.object({
  school: z.enum(MANGAL_SCHOOLS),
  is_dosha_present: z.boolean(),
  text: z.string(),
  source: z.string(),
});

export const mangalDosha = defineCall({
  method: "GET",
  path: `${API_BASE}/dosha/mangal-dosh`,
  tag: "dosha",
  summary: "Mangal dosha of a birth, as the sum of its reasons",
  parameters: birthParameters,
  response: z.extend(envelope(mangalDoshaReport), {
    /** In a sentence. */
    near_miss: described(z.optional(z.string()), "Only if it is absent and a house beside that of Mars would count."),
    other_schools: described(z.array(otherSchool), "What schools with another rule say of this chart."),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type MangalDoshaResponse = AnswerOf<typeof mangalDosha>;
