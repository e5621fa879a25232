import * as z from "zod/mini";
import { details, planetEntries } from "./calls/planet-details.ts";

/** What a match shows of each birth beside its planets. */
const astroDetails = z.object({
  gana: z.string(),
  yoni: z.string(),
  vasya: z.string(),
  nadi: z.string(),
  varna: z.string(),
  /** The metal of the foot, by the house of the Moon. */
  paya: z.string(),
  tatva: z.string(),
  ...z.pick(details, {
    birth_dasa: true,
    current_dasa: true,
    birth_dasa_time: true,
    current_dasa_time: true,
    lucky_gem: true,
    lucky_num: true,
    lucky_colors: true,
    lucky_letters: true,
    lucky_name_start: true,
    rasi: true,
    nakshatra: true,
    nakshatra_pada: true,
  }).shape,
  ascendant_sign: z.string(),
});
export type AstroDetails = z.infer<typeof astroDetails>;

/** The planets and the details of both births. */
export const detailsOfBoth = {
  boy_planetary_details: planetEntries,
  girl_planetary_details: planetEntries,
  boy_astro_details: astroDetails,
  girl_astro_details: astroDetails,
};
