import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { planetParameter } from "../planet-parameter.ts";
import { LORD_STRENGTHS } from "./ascendant-report.ts";

const text = z.string();
const reading = described(text, "250 to 1100 characters.");
const sentences = described(text, "One to three sentences.");
const words = described(z.array(text), "Two to four words.");

const report = z.object({
  planet_considered: text,
  planet_location: described(z.int(), "The house that it is in."),
  planet_native_location: described(
    z.int(),
    "The first of the houses that it rules; 0 for Rahu and Ketu, who rule none.",
  ),
  planet_zodiac: text,
  zodiac_lord: text,
  zodiac_lord_location: described(text, "The sign of that lord."),
  zodiac_lord_house_location: z.int(),
  general_prediction: reading,
  zodiac_lord_strength: z.enum(LORD_STRENGTHS),
  planet_strength: z.enum(LORD_STRENGTHS),
  planet_definitions: described(text, "What the planet stands for in any chart."),
  gayatri_mantra: text,
  qualities_long: sentences,
  qualities_short: sentences,
  affliction: described(text, "What strains the planet in this chart, and what does it good."),
  personalised_prediction: reading,
  /** `Lord of the 11th house in the 10th house` */
  verbal_location: text,
  planet_zodiac_prediction: reading,
  character_keywords_positive: words,
  character_keywords_negative: words,
});
export type PlanetReport = z.infer<typeof report>;

/** A list of exactly one, as in the original format. */
export const planetReport = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/planet-report`,
  tag: "horoscope",
  summary: "One planet of a birth in words",
  parameters: z.extend(birthParameters, { planet: planetParameter }),
  response: envelope(z.array(report).check(z.length(1))),
  kept: "never",
  example: { ...EXAMPLE_BIRTH, planet: "Sun" },
});
export type PlanetReportRequest = RequestOf<typeof planetReport>;
export type PlanetReportResponse = AnswerOf<typeof planetReport>;
