import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_BIRTH } from "../parameters.ts";
import { varshaParameters } from "../varsha-parameters.ts";

const year = z.object({
  muntha_sign: z.string(),
  muntha_lord: z.string(),
  /** When the Sun is where it was at birth: `Wed Dec 17 2025 2:45:17 PM` by the clock of the birth place. */
  varshpal_date: z.string(),
  varsha_lagna: z.string(),
  varsha_lagna_lord: z.string(),
  /** Lord of the Sun's sign by day, of the Moon's by night. */
  dinratri_lord: z.string(),
  trirashi_lord: z.string(),
  /** At the return, in degrees. */
  current_ayanamsa: z.number(),
});

const mudda = z.object({
  lord: z.enum(GRAHAS),
  name: z.string(),
  /** ISO 8601 with offset. */
  start: z.string(),
  end: z.string(),
});

export const varshapalDetails = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/varshapal-details`,
  tag: "varshaphala",
  summary: "The return of the Sun in a year of a life, and who rules that year",
  parameters: varshaParameters,
  response: z.extend(envelope(year), {
    /** The mudda dasha of the year, from return to return: in order of time, the first lord also the last. */
    mudda: z.array(mudda),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type VarshapalDetailsResponse = AnswerOf<typeof varshapalDetails>;
