import * as z from "zod/mini";

/** What a fact may be: an id of core, a number in the unit its name states, a truth, or a list of these. */
const fact = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.readonly(z.array(z.string())),
  z.readonly(z.array(z.number())),
]);

/** Why a figure is what it is; sent with `explain=1`. */
export const wireReason = z.object({
  /** The rule that fired, by its id in core. */
  rule: z.string(),
  /** The facts of the rule, by name. */
  facts: z.record(z.string(), fact),
  /** Text, chapter and verse, or whose custom it is, in the language of the answer; the numbers are the same in each. */
  source: z.string(),
  /** What it adds to a score, where the field is a score. */
  points: z.optional(z.number()),
  /** The field of `response`, or of what stands beside it, that it explains, as a path with dots: `3.is_combust`. */
  about: z.string(),
  /** The reason as a sentence in the language of the answer. */
  text: z.string(),
});
export type WireReason = z.infer<typeof wireReason>;
