import * as z from "zod/mini";
import { envelope } from "./envelope.ts";

/** How the lord of the ascendant stands; codes, English in every language. */
export const LORD_STRENGTHS = ["Exalted", "Strong", "Neutral", "Weak", "Debilitated"] as const;
export type LordStrength = (typeof LORD_STRENGTHS)[number];

const ascendantReport = z.object({
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
export type AscendantReport = z.infer<typeof ascendantReport>;

/** GET /horoscope/ascendant-report: a list of exactly one, as the original has it. */
export const ascendantReportResponse = envelope(z.array(ascendantReport).check(z.length(1)));
export type AscendantReportResponse = z.infer<typeof ascendantReportResponse>;
