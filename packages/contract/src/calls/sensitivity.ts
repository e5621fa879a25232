import {
  GEMS,
  GRAHAS,
  KAALSARP_ABSENCES,
  KAALSARP_TYPES,
  MANGAL_STATES,
  NAKSHATRAS,
  RASIS,
  SENSITIVE_QUANTITIES,
} from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { uncertainMinutes } from "../uncertain-minutes.ts";

const parameters = z.object({
  ...birthParameters.shape,
  minutes: described(
    uncertainMinutes,
    "By how many minutes the birth may be earlier or later, 1 to 720; 15 if omitted.",
  ),
});

const value = z.object({
  id: described(
    z.union([
      z.enum(RASIS),
      z.enum(NAKSHATRAS),
      z.int(),
      z.array(z.enum(GRAHAS)),
      z.enum(GEMS),
      z.enum(KAALSARP_TYPES),
      z.enum(MANGAL_STATES),
      z.enum(KAALSARP_ABSENCES),
    ]),
    "A sign; a star; the number of a quarter or a house; the lords of the running periods down to its own; a stone; the type of Kaalsarp where it is present; else how Mangal or Kaalsarp stands.",
  ),
  name: z.string(),
  score: described(z.optional(z.int()), "Of Mangal alone: 0 to 100."),
});

const quantity = described(
  z.enum(SENSITIVE_QUANTITIES),
  "What depends on the minute of birth. `mangal` differs if its score or what cancels it differs, `kaalsarp` if it is present or not or its type differs; `gem` is the stone that is suggested, `lord_house` the house of the lagna lord.",
);

const change = z.object({
  minutes: described(z.number(), "The uncertainty, before and after."),
  changes: described(
    z.array(
      z.object({
        quantity,
        name: z.string(),
        birth_time: described(z.string(), "ISO 8601 with offset."),
        offset_minutes: described(z.number(), "From the stated birth, negative before it; to a hundredth."),
        before: value,
        after: value,
        text: described(z.string(), "The same in a sentence, by the clock of the birth."),
      }),
    ),
    "In order of birth time. Born before `birth_time` one has the value before, from it on the one after.",
  ),
  open: described(
    z.array(
      z.object({
        quantity,
        name: z.string(),
        times: described(z.int(), "How often it changes within the uncertainty."),
        text: described(
          z.string(),
          "One sentence: what it is before and from each of up to three changes; else how often it changes, and between what.",
        ),
      }),
    ),
    "What may differ, each quantity once.",
  ),
  steady: described(
    z.array(z.object({ quantity, name: z.string(), value })),
    "What stays the same however the uncertainty falls.",
  ),
  dashas_move_days: described(
    z.number(),
    "By how many days at most the uncertainty moves the start of every dasha, either way; to a tenth.",
  ),
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
