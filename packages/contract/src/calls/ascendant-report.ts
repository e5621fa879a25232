import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

/** The condition of the lord of the ascendant; codes, English in every language. */
export const LORD_STRENGTHS = ["Exalted", "Strong", "Neutral", "Weak", "Debilitated"] as const;
export type LordStrength = (typeof LORD_STRENGTHS)[number];

const report = z.object({
  ascendant: z.string(),
  ascendant_lord: z.string(),
  ascendant_lord_location: z.string(),
  ascendant_lord_house_location: z.int(),
  general_prediction: z.string(),
  personalised_prediction: z.string(),
  verbal_location: z.string(),
  ascendant_lord_strength: z.enum(LORD_STRENGTHS),
  symbol: z.string(),
  /** `Movable, Fiery, East` */
  zodiac_characteristics: z.string(),
  lucky_gem: z.string(),
  day_for_fasting: z.string(),
  gayatri_mantra: z.string(),
  flagship_qualities: z.string(),
  spirituality_advice: z.string(),
  /** Four words, comma and space between them; so too the next. */
  good_qualities: z.string(),
  bad_qualities: z.string(),
});
export type AscendantReport = z.infer<typeof report>;

/** A list of exactly one, as in the original format. */
export const ascendantReport = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/ascendant-report`,
  tag: "horoscope",
  summary: "The ascendant and the condition of its lord",
  parameters: birthParameters,
  response: z.extend(envelope(z.array(report).check(z.length(1))), {
    headline: described(z.string(), "The whole in two sentences."),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type AscendantReportResponse = AnswerOf<typeof ascendantReport>;
