import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { kpHouseSystem, kpParameters } from "../kp-parameters.ts";
import { EXAMPLE_BIRTH } from "../parameters.ts";

const entry = z.object({
  rasi_no: z.int(),
  zodiac: z.string(),
  retro: z.boolean(),
  name: z.string(),
  house: described(z.int(), "By the cusps of Placidus."),
  global_degree: z.number(),
  local_degree: z.number(),
  /** The format gives the sign again under these names. */
  pseudo_rasi_no: z.int(),
  pseudo_rasi: z.string(),
  pseudo_rasi_lord: z.string(),
  pseudo_nakshatra: z.string(),
  pseudo_nakshatra_no: z.int(),
  pseudo_nakshatra_pada: z.int(),
  pseudo_nakshatra_lord: z.string(),
  sub_lord: described(z.string(), "The lord of the part of the star."),
  sub_sub_lord: described(z.string(), "The lord of the part of that part."),
  full_name: z.string(),
});
export type KpPlanet = z.infer<typeof entry>;

const planets = z.object({
  "0": entry,
  "1": entry,
  "2": entry,
  "3": entry,
  "4": entry,
  "5": entry,
  "6": entry,
  "7": entry,
  "8": entry,
  "9": entry,
  midheaven: described(z.number(), "Degrees in its sign."),
  ascendant: described(z.number(), "Degrees in its sign."),
});

export const kpPlanets = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/kp-planets`,
  tag: "horoscope",
  summary: "The planets of a birth with the lords of star, sub and sub-sub by Krishnamurti",
  parameters: kpParameters,
  response: z.extend(envelope(planets), { house_system: kpHouseSystem }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type KpPlanetsResponse = AnswerOf<typeof kpPlanets>;
