import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

// Codes, English in every language: clients filter and colour by them.
export const SADE_SATI_TYPES = ["Sade Sati", "Ardhastama Shani", "Kantaka Shani", "Ashtama Shani"] as const;
export const SADE_SATI_DHAIYAS = ["1st Dhaiya", "2nd Dhaiya", "3rd Dhaiya", "Small Panoti"] as const;
export const SADE_SATI_DIRECTIONS = ["Rising", "Peak", "Setting", "N/A"] as const;

const sadeSatiRow = z.object({
  /** Saturn came back into the sign moving backwards. */
  retro: z.boolean(),
  start_date: z.string(),
  zodiac: z.string(),
  type: z.enum(SADE_SATI_TYPES),
  dhaiya: z.enum(SADE_SATI_DHAIYAS),
  direction: z.enum(SADE_SATI_DIRECTIONS),
  end_date: z.string(),
});

/** A stay told after it, during it and before it; each rests on the sign of the Moon. */
const reading = z.object({ past: z.string(), now: z.string(), to_come: z.string() });

/** One row for each unbroken stay, in order of time. */
export const sadeSati = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/sade-sati-table`,
  tag: "saturn",
  summary: "Saturn's stays in the signs that count from the Moon, over 120 years",
  parameters: birthParameters,
  response: z.extend(envelope(z.array(sadeSatiRow)), {
    readings: described(z.array(reading), "Of each row, in their order, told after it, during it and before it."),
  }),
  kept: "never",
  price: 2,
  example: EXAMPLE_BIRTH,
});
export type SadeSatiResponse = AnswerOf<typeof sadeSati>;
export type SadeSatiWireRow = z.infer<typeof sadeSatiRow>;
