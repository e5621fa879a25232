import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { wireMonth } from "../wire-month.ts";

const planetEntry = z.object({
  name: z.string(),
  full_name: z.string(),
  local_degree: z.number(),
  global_degree: z.number(),
  progress_in_percentage: z.number(),
  rasi_no: z.int(),
  zodiac: z.string(),
  house: z.int(),
  /** Degrees per millisecond, whatever the name says: the unit of the original. Absent on As, Ra, Ke. */
  speed_radians_per_day: z.optional(z.number()),
  retro: z.boolean(),
  nakshatra: z.string(),
  nakshatra_lord: z.string(),
  nakshatra_pada: z.int(),
  nakshatra_no: z.int(),
  zodiac_lord: z.string(),
  is_planet_set: z.boolean(),
  basic_avastha: z.string(),
  lord_status: z.string(),
  is_combust: z.boolean(),
});
export type PlanetEntry = z.infer<typeof planetEntry>;

export const planetEntries = z.object({
  "0": planetEntry,
  "1": planetEntry,
  "2": planetEntry,
  "3": planetEntry,
  "4": planetEntry,
  "5": planetEntry,
  "6": planetEntry,
  "7": planetEntry,
  "8": planetEntry,
  "9": planetEntry,
});
export type PlanetEntries = z.infer<typeof planetEntries>;

export const details = z.object({
  ...planetEntries.shape,
  birth_dasa: z.string(),
  current_dasa: z.string(),
  birth_dasa_time: z.string(),
  current_dasa_time: z.string(),
  lucky_gem: z.array(z.string()),
  lucky_num: z.array(z.int()),
  lucky_colors: z.array(z.string()),
  lucky_letters: z.array(z.string()),
  lucky_name_start: z.array(z.string()),
  rasi: z.string(),
  nakshatra: z.string(),
  nakshatra_pada: z.int(),
  panchang: z.object({
    ayanamsa: z.number(),
    ayanamsa_name: z.string(),
    day_of_birth: z.string(),
    day_lord: z.string(),
    hora_lord: z.string(),
    sunrise_at_birth: z.string(),
    sunset_at_birth: z.string(),
    karana: z.string(),
    yoga: z.string(),
    tithi: z.string(),
  }),
  ghatka_chakra: z.object({
    rasi: z.string(),
    tithi: z.array(z.string()),
    day: z.string(),
    nakshatra: z.string(),
    tatva: z.string(),
    lord: z.string(),
    same_sex_lagna: z.string(),
    opposite_sex_lagna: z.string(),
  }),
});

export const planetDetails = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/planet-details`,
  tag: "horoscope",
  summary: "The planets at a birth",
  parameters: birthParameters,
  response: z.extend(envelope(details), {
    masa: described(wireMonth, "The lunar month of the birth, from new moon to new moon."),
    paksha: described(z.string(), "The half of that month."),
    samvatsara: described(z.string(), "The name of the year, from Ugadi."),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type PlanetDetailsResponse = AnswerOf<typeof planetDetails>;
export type PlanetDetails = z.infer<typeof details>;
