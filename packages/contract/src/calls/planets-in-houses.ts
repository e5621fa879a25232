import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { byHouse } from "../twelve-houses.ts";

const occupiedHouse = z.object({
  /** "1" to "12". */
  house: z.string(),
  rasi_no: z.int(),
  zodiac: z.string(),
  /** With the ascendant in the first. */
  planets: z.array(z.string()),
  /** 0 the ascendant, 1 the Sun to 9 Ketu. */
  planet_index: z.array(z.int()),
  /** What the house is read for, in four to six words of English. */
  signification: z.string(),
});

export const planetsInHouses = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/planets-in-houses`,
  tag: "horoscope",
  summary: "Who is in each house of a birth, and what the house is read for",
  parameters: birthParameters,
  response: envelope(byHouse(occupiedHouse)),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type PlanetsInHousesResponse = AnswerOf<typeof planetsInHouses>;
export type OccupiedHouse = z.infer<typeof occupiedHouse>;
