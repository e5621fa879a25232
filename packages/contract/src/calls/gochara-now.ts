import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { envelope } from "../envelope.ts";
import { instantParameter } from "../instant-parameter.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const named = z.object({ number: z.int(), name: z.string() });
const who = z.object({ graha: z.enum(GRAHAS), name: z.string() });

const TRANSIT_VERDICTS = ["favourable", "obstructed", "unfavourable"] as const;
const BINDU_VERDICTS = ["favourable", "even", "unfavourable"] as const;
const BINDU_GIVER_IDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "lagna"] as const;

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
  /** The grahas in the vedha house. */
  obstructed_by: z.array(who),
  /** The judgement as a sentence. */
  text: z.string(),
  /** The count of its own ashtakavarga at birth, in the sign of its transit; the nodes have none. */
  bindus: z.nullable(
    z.object({
      count: z.int(),
      givers: z.array(z.object({ id: z.enum(BINDU_GIVER_IDS), name: z.string() })),
      verdict: z.enum(BINDU_VERDICTS),
      text: z.string(),
    }),
  ),
});

const transits = z.object({
  /** The instant of the calculation, ISO 8601 by the clock of the birth. */
  at: z.string(),
  moon_sign: named,
  lagna: named,
  /** The nine, from the Sun to Ketu. */
  grahas: z.array(passing),
});

/** The transits of an instant for one person. */
export const gocharaNow = defineCall({
  method: "GET",
  path: `${API_BASE}/gochara/now`,
  tag: "gochara",
  summary: "The transits of an instant to the chart of a birth",
  parameters: z.object({ ...birthParameters.shape, at: optionalParameter(instantParameter) }),
  response: envelope(transits),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type GocharaNowRequest = RequestOf<typeof gocharaNow>;
export type GocharaNowResponse = AnswerOf<typeof gocharaNow>;
export type GocharaNow = z.infer<typeof transits>;
