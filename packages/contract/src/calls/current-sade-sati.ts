import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { SADE_SATI_TYPES } from "./sade-sati.ts";

const saturnToday = z.object({
  /** The day of the call by the clock of the birth place: `Jun 01 2025`. */
  date_considered: z.string(),
  /** False where none runs, and on a day before the birth or more than 120 years after it. */
  shani_period_type: z.union([z.enum(SADE_SATI_TYPES), z.literal(false)]),
  /** Where Saturn is and what this time is about. */
  bot_response: z.string(),
  /** What the period is and how long it lasts, or when the next begins. */
  description: z.string(),
  saturn_retrograde: z.boolean(),
  /** This year less the year of birth. */
  age: z.int(),
  /** Customs; none where no period runs. */
  remedies: z.array(z.string()),
  is_sade_sati_period: z.boolean(),
});

export const currentSadeSati = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/current-sade-sati`,
  tag: "saturn",
  summary: "Whether Sade Sati or a small panoti runs today",
  parameters: birthParameters,
  response: envelope(saturnToday),
  kept: "never",
  price: 2,
  example: EXAMPLE_BIRTH,
});
export type CurrentSadeSatiResponse = AnswerOf<typeof currentSadeSati>;
