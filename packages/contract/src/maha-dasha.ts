import * as z from "zod/mini";
import { envelope } from "./envelope.ts";

const mahaDasha = z.object({
  /** What the period is about for this person. */
  prediction: z.string(),
  dasha: z.string(),
  /** A date, not a year, whatever the name says; so is the next. */
  dasha_end_year: z.string(),
  dasha_start_year: z.string(),
  /** The graha in its sign at birth. */
  planet_in_zodiac: z.string(),
});

const mahaDashaPredictions = z.object({
  /** Nine, in order of time; the first runs at birth and is given from its start before birth. */
  dashas: z.array(mahaDasha),
  translated_mahadasha: z.string(),
});

/** GET /dashas/maha-dasha-predictions */
export const mahaDashaResponse = envelope(mahaDashaPredictions);
export type MahaDashaResponse = z.infer<typeof mahaDashaResponse>;
export type MahaDashaPredictions = z.infer<typeof mahaDashaPredictions>;
