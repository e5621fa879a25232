import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const period = z.object({
  /** What the period is about for this person. */
  prediction: z.string(),
  dasha: z.string(),
  /** A date, not a year, whatever the name says; so is the next. */
  dasha_end_year: z.string(),
  dasha_start_year: z.string(),
  /** The graha in its sign at birth; nothing in it rests on the lagna. */
  planet_in_zodiac: z.string(),
});

const mahaDashaPredictions = z.object({
  /** Nine, in order of time; the first runs at birth and is given from its start before birth. */
  dashas: z.array(period),
  translated_mahadasha: z.string(),
});

const otherwiseTold = z.object({
  /** The graha as an id, for a request of its parts. */
  lord: z.enum(GRAHAS),
  /** `prediction` for a period that is over on the reader's day: in the past tense, without advice. */
  prediction_past: z.string(),
  /** The same two for an unknown time of birth: nothing of houses, of what the graha rules and of its nature for a lagna. */
  prediction_without_lagna: z.string(),
  prediction_past_without_lagna: z.string(),
  /** `planet_in_zodiac` without advice, for a period that is over. */
  planet_in_zodiac_past: z.string(),
});

export const mahaDasha = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/maha-dasha-predictions`,
  tag: "dashas",
  summary: "The nine mahadashas of a life, each with a reading",
  parameters: birthParameters,
  response: z.extend(envelope(mahaDashaPredictions), {
    periods: described(
      z.array(otherwiseTold),
      "Of each of `dashas`, in their order: its lord, and how else it is told.",
    ),
  }),
  kept: "never",
  price: 2,
  example: EXAMPLE_BIRTH,
});
export type MahaDashaResponse = AnswerOf<typeof mahaDasha>;
export type MahaDashaPredictions = z.infer<typeof mahaDashaPredictions>;
