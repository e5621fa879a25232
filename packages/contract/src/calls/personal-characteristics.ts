import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { LORD_STRENGTHS } from "./ascendant-report.ts";

const ofHouse = z.object({
  current_house: z.int(),
  /** `1st lord is in the 9th house` */
  verbal_location: z.string(),
  current_zodiac: described(
    z.string(),
    "The sign of the lord, as lord_zodiac_location: so it is in the original format.",
  ),
  lord_of_zodiac: described(z.string(), "The lord of the house."),
  lord_zodiac_location: z.string(),
  lord_house_location: z.int(),
  personalised_prediction: described(z.string(), "200 to 350 characters."),
  lord_strength: z.enum(LORD_STRENGTHS),
});
export type HouseCharacteristics = z.infer<typeof ofHouse>;

export const personalCharacteristics = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/personal-characteristics`,
  tag: "horoscope",
  summary: "The lords of the twelve houses of a birth, each with a reading",
  parameters: birthParameters,
  response: envelope(z.array(ofHouse).check(z.length(12))),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type PersonalCharacteristicsResponse = AnswerOf<typeof personalCharacteristics>;
