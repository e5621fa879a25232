import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { conventionsUsed, envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

/** The envelope of an answer that names its zodiac among the conventions. */
const inZodiac = <T extends z.core.$ZodType, const Zodiac extends "sidereal" | "tropical">(
  response: T,
  zodiac: Zodiac,
) => z.extend(envelope(response), { conventions: z.extend(conventionsUsed, { zodiac: z.literal(zodiac) }) });

const about = {
  tag: "horoscope",
  method: "GET",
  parameters: birthParameters,
  kept: "never",
  example: EXAMPLE_BIRTH,
} as const;
const sentence = described(z.string(), "The sign in a sentence.");
const prediction = described(z.string(), "What the sign is read for, 300 to 450 characters.");

export const findMoonSign = defineCall({
  ...about,
  path: `${API_BASE}/extended-horoscope/find-moon-sign`,
  summary: "The sidereal sign of the Moon",
  response: inZodiac(z.object({ moon_sign: z.string(), bot_response: sentence, prediction }), "sidereal"),
});
export type FindMoonSignResponse = AnswerOf<typeof findMoonSign>;

export const findAscendant = defineCall({
  ...about,
  path: `${API_BASE}/extended-horoscope/find-ascendant`,
  summary: "The sidereal sign that rises",
  response: inZodiac(z.object({ ascendant: z.string(), bot_response: sentence, prediction }), "sidereal"),
});
export type FindAscendantResponse = AnswerOf<typeof findAscendant>;

export const findSunSign = defineCall({
  ...about,
  path: `${API_BASE}/extended-horoscope/find-sun-sign`,
  summary: "The tropical sign of the Sun, with the sidereal one beside it",
  response: z.extend(inZodiac(z.object({ sun_sign: z.string(), prediction, bot_response: sentence }), "tropical"), {
    sidereal_sun_sign: described(z.string(), "Its sign in the zodiac of all other calls."),
  }),
});
export type FindSunSignResponse = AnswerOf<typeof findSunSign>;
