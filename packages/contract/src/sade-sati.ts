import * as z from "zod/mini";
import { envelope } from "./envelope.ts";

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

/** GET /extended-horoscope/sade-sati-table: one row for each unbroken stay, in order of time. */
export const sadeSatiResponse = envelope(z.array(sadeSatiRow));
export type SadeSatiResponse = z.infer<typeof sadeSatiResponse>;
export type SadeSatiWireRow = z.infer<typeof sadeSatiRow>;
