import { GRAHAS, NAKSHATRAS, RASIS, SENSITIVE_QUANTITIES } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { decimal } from "../decimal.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

/** By how many minutes a birth may be uncertain either way. */
export const UNCERTAIN_MINUTES = { first: 1, usual: 15, last: 720 } as const;

const parameters = z.object({
  ...birthParameters.shape,
  minutes: described(
    optionalParameter(decimal(UNCERTAIN_MINUTES.first, UNCERTAIN_MINUTES.last, "size_out_of_range")),
    "How uncertain the birth is either way, 1 to 720 minutes; 15 where left out.",
  ),
});

/** A sign, a star, a quarter, or the lords of the running periods down to its own. */
const value = z.object({
  id: z.union([z.enum(RASIS), z.enum(NAKSHATRAS), z.int(), z.array(z.enum(GRAHAS))]),
  name: z.string(),
});

const change = z.object({
  /** The uncertainty in minutes, before and after. */
  minutes: z.number(),
  /** In order of birth time. Born before `birth_time` one has the value before, from it on the one after. */
  changes: z.array(
    z.object({
      quantity: z.enum(SENSITIVE_QUANTITIES),
      name: z.string(),
      /** ISO 8601 with offset. */
      birth_time: z.string(),
      /** From the stated birth, negative before it; to a hundredth. */
      offset_minutes: z.number(),
      before: value,
      after: value,
      text: z.string(),
    }),
  ),
  /** What stays the same however the uncertainty falls. */
  steady: z.array(z.object({ quantity: z.enum(SENSITIVE_QUANTITIES), name: z.string() })),
});

export const sensitivity = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/sensitivity`,
  tag: "horoscope",
  summary: "What another minute of birth would change",
  parameters,
  response: envelope(change),
  kept: "never",
  price: 3,
  example: EXAMPLE_BIRTH,
});
export type SensitivityRequest = RequestOf<typeof sensitivity>;
export type SensitivityResponse = AnswerOf<typeof sensitivity>;
export type Sensitivity = z.infer<typeof change>;
