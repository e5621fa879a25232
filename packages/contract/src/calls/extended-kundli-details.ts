import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const text = z.string();

/** Texts and numbers alone: clients print every key with its value. */
const details = z.object({
  gana: text,
  yoni: text,
  vasya: text,
  nadi: text,
  varna: text,
  paya: described(text, "The metal of the foot, by the house of the Moon."),
  paya_by_nakshatra: described(text, "The same by its star."),
  tatva: text,
  life_stone: described(text, "The stone of the lord of the 1st house."),
  lucky_stone: described(text, "That of the lord of the 5th."),
  fortune_stone: described(text, "That of the lord of the 9th."),
  name_start: described(text, "The syllable of the quarter of the star in which the Moon was."),
  ascendant_sign: text,
  ascendant_nakshatra: text,
  rasi: text,
  rasi_lord: text,
  nakshatra: text,
  nakshatra_lord: text,
  nakshatra_pada: z.int(),
  sun_sign: described(text, "Sidereal."),
  tithi: described(text, "With the half of the month: K.Pratipada."),
  karana: text,
  yoga: text,
  ayanamsa: described(z.number(), "Degrees."),
});
export type KundliDetails = z.infer<typeof details>;

export const extendedKundliDetails = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/extended-kundli-details`,
  tag: "horoscope",
  summary: "A birth by its names: star, signs, kootas, stones and limbs",
  parameters: birthParameters,
  response: envelope(details),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type ExtendedKundliDetailsResponse = AnswerOf<typeof extendedKundliDetails>;
