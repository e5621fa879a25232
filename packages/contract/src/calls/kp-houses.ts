import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { kpHouseSystem, kpParameters } from "../kp-parameters.ts";
import { EXAMPLE_BIRTH } from "../parameters.ts";

const planet = z.object({
  planetId: described(z.string(), "0 for the ascendant, 1 to 9 from the Sun to Ketu."),
  full_name: z.string(),
  name: z.string(),
  nakshatra: z.string(),
  nakshatra_no: z.int(),
  nakshatra_pada: z.int(),
  retro: z.boolean(),
});

const house = z.object({
  start_rasi: z.string(),
  end_rasi: z.string(),
  end_rasi_lord: z.string(),
  local_start_degree: z.number(),
  local_end_degree: z.number(),
  length: z.number(),
  house: z.int(),
  bhavmadhya: described(z.number(), "The middle of the house, in degrees of its sign."),
  global_start_degree: z.number(),
  global_end_degree: described(z.number(), "Where the next house begins."),
  start_nakshatra: z.string(),
  end_nakshatra: z.string(),
  start_nakshatra_lord: z.string(),
  end_nakshatra_lord: z.string(),
  planets: z.array(planet),
  cusp_sub_lord: described(z.string(), "The lord of the part of the star in which the house begins."),
  cusp_sub_sub_lord: z.string(),
});
export type KpHouse = z.infer<typeof house>;

export const kpHouses = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/kp-houses`,
  tag: "horoscope",
  summary: "The twelve houses of a birth from cusp to cusp, with the sub lords of the cusps",
  parameters: kpParameters,
  response: z.extend(envelope(z.array(house).check(z.length(12))), { house_system: kpHouseSystem }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type KpHousesResponse = AnswerOf<typeof kpHouses>;
