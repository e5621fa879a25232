import * as z from "zod/mini";
import { envelope } from "./envelope.ts";

const masa = z.object({
  amanta_number: z.int(),
  amanta_date: z.int(),
  amanta_name: z.string(),
  alternate_amanta_name: z.string(),
  amanta_start: z.string(),
  amanta_end: z.string(),
  adhik_maasa: z.boolean(),
  ayana: z.string(),
  real_ayana: z.string(),
  tamil_month_num: z.int(),
  tamil_month: z.string(),
  tamil_day: z.int(),
  purnimanta_date: z.int(),
  purnimanta_number: z.int(),
  purnimanta_name: z.string(),
  alternate_purnimanta_name: z.string(),
  purnimanta_start: z.string(),
  purnimanta_end: z.string(),
  moon_phase: z.string(),
  paksha: z.string(),
  ritu: z.string(),
  ritu_tamil: z.string(),
});

const years = z.object({
  kali: z.int(),
  saka: z.int(),
  vikram_samvaat: z.int(),
  kali_samvaat_number: z.int(),
  kali_samvaat_name: z.string(),
  vikram_samvaat_number: z.int(),
  vikram_samvaat_name: z.string(),
  saka_samvaat_number: z.int(),
  saka_samvaat_name: z.string(),
});

const advancedDetails = z.object({
  sun_rise: z.string(),
  sun_set: z.string(),
  moon_rise: z.string(),
  moon_set: z.string(),
  next_full_moon: z.string(),
  next_new_moon: z.string(),
  masa,
  moon_yogini_nivas: z.string(),
  ahargana: z.number(),
  years,
  vaara: z.string(),
  disha_shool: z.string(),
  abhijit_muhurta: z.object({ start: z.string(), end: z.string() }),
});

const panchang = z.object({
  day: z.object({ name: z.string() }),
  tithi: z.object({
    name: z.string(),
    number: z.int(),
    next_tithi: z.string(),
    type: z.string(),
    diety: z.string(),
    start: z.string(),
    end: z.string(),
    meaning: z.string(),
    special: z.string(),
  }),
  nakshatra: z.object({
    name: z.string(),
    number: z.int(),
    lord: z.string(),
    diety: z.string(),
    start: z.string(),
    next_nakshatra: z.string(),
    end: z.string(),
    auspicious_disha: z.array(z.string()),
    meaning: z.string(),
    special: z.string(),
    summary: z.string(),
  }),
  karana: z.object({
    name: z.string(),
    number: z.int(),
    type: z.string(),
    lord: z.string(),
    diety: z.string(),
    start: z.string(),
    end: z.string(),
    special: z.string(),
    next_karana: z.string(),
  }),
  yoga: z.object({
    name: z.string(),
    number: z.int(),
    start: z.string(),
    end: z.string(),
    next_yoga: z.string(),
    meaning: z.string(),
    special: z.string(),
  }),
  ayanamsa: z.object({ name: z.string() }),
  rasi: z.object({ name: z.string() }),
  sun_position: z.object({
    zodiac: z.string(),
    nakshatra: z.string(),
    rasi_no: z.int(),
    nakshatra_no: z.int(),
    sun_degree_at_rise: z.number(),
  }),
  moon_position: z.object({ moon_degree: z.number() }),
  advanced_details: advancedDetails,
  rahukaal: z.string(),
  gulika: z.string(),
  yamakanta: z.string(),
  date: z.string(),
});

/** GET /panchang/panchang */
export const panchangResponse = envelope(panchang);
export type PanchangResponse = z.infer<typeof panchangResponse>;
export type Panchang = z.infer<typeof panchang>;
