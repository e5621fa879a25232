import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { envelope } from "./envelope.ts";
import { birthParameters } from "./parameters.ts";
import { instantParameter } from "./sky-now.ts";

/** Of a birth; `at` is the instant of the transits, left out the present minute. */
export const gocharaNowParameters = z.object({ ...birthParameters.shape, at: z.optional(instantParameter) });
export type GocharaNowRequest = z.output<typeof gocharaNowParameters>;

const named = z.object({ number: z.int(), name: z.string() });
const who = z.object({ graha: z.enum(GRAHAS), name: z.string() });

export const TRANSIT_VERDICTS = ["favourable", "obstructed", "unfavourable"] as const;
export const BINDU_VERDICTS = ["favourable", "even", "unfavourable"] as const;
export const BINDU_GIVER_IDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna"] as const;

const passing = z.object({
  graha: z.enum(GRAHAS),
  name: z.string(),
  sign: named,
  /** Degrees within the sign. */
  degree: z.number(),
  retro: z.boolean(),
  /** Counted from the Moon's sign at birth, by which it is judged. */
  house: z.int(),
  house_from_lagna: z.int(),
  verdict: z.enum(TRANSIT_VERDICTS),
  /** Who stands in the vedha house. */
  obstructed_by: z.array(who),
  /** The judgement as a sentence. */
  text: z.string(),
  /** Of its own ashtakavarga at birth, in the sign it passes; the nodes have none. */
  bindus: z.nullable(
    z.object({
      count: z.int(),
      givers: z.array(z.object({ id: z.enum(BINDU_GIVER_IDS), name: z.string() })),
      verdict: z.enum(BINDU_VERDICTS),
      text: z.string(),
    }),
  ),
});

const gocharaNow = z.object({
  /** The instant reckoned for, ISO 8601 by the clock of the birth. */
  at: z.string(),
  moon_sign: named,
  lagna: named,
  /** The nine, from the Sun to Ketu. */
  grahas: z.array(passing),
});

/** GET /gochara/now: the transits of an instant for one person. */
export const gocharaNowResponse = envelope(gocharaNow);
export type GocharaNowResponse = z.infer<typeof gocharaNowResponse>;
export type GocharaNow = z.infer<typeof gocharaNow>;
