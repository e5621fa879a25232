import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_DAY, panchangParameters } from "../parameters.ts";
import { wireInstant } from "../wire-instant.ts";

const masa = z.object({
  amanta_number: described(z.int(), "1 Chaitra to 12 Phalguna, counted between new moons."),
  amanta_date: described(z.int(), "The tithi of the month, 1 to 30 from the new moon."),
  amanta_name: z.string(),
  alternate_amanta_name: z.string(),
  amanta_start: z.string(),
  amanta_end: z.string(),
  adhik_maasa: described(z.boolean(), "An added month, in which the Sun enters no sign."),
  ayana: z.string(),
  real_ayana: described(z.string(), "By the tropical Sun; ayana is by the sidereal."),
  tamil_month_num: z.int(),
  tamil_month: z.string(),
  tamil_day: described(z.int(), "The day of the solar month by the rule of Tamil Nadu."),
  purnimanta_date: described(z.int(), "The tithi of the month, 1 to 30 from the full moon."),
  purnimanta_number: z.int(),
  purnimanta_name: z.string(),
  alternate_purnimanta_name: z.string(),
  purnimanta_start: z.string(),
  purnimanta_end: z.string(),
  moon_phase: described(z.string(), "The Moon's distance ahead of the Sun in degrees, of 360."),
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
  sun_rise: described(z.string(), 'h:mm:ss AM/PM of the civil day; "-" for what does not happen, here and below.'),
  sun_set: z.string(),
  moon_rise: z.string(),
  moon_set: z.string(),
  next_full_moon: described(z.string(), "ddd MMM DD YYYY, after the moment asked about."),
  next_new_moon: z.string(),
  masa,
  moon_yogini_nivas: described(z.string(), "The direction of the Yogini, by tithi."),
  ahargana: described(z.number(), "Days of Kaliyuga by the place's clock."),
  years,
  vaara: z.string(),
  disha_shool: described(z.string(), "The direction in which custom starts no journey on this weekday."),
  abhijit_muhurta: z.object({ start: z.string(), end: z.string() }),
});

const limbs = z.object({
  day: described(z.object({ name: z.string() }), "The weekday from sunrise to sunrise."),
  tithi: z.object({
    name: z.string(),
    number: described(z.int(), "1 to 30 from the new moon."),
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
    number: described(z.int(), "1 to 27 from Ashwini."),
    lord: z.string(),
    diety: z.string(),
    start: z.string(),
    next_nakshatra: z.string(),
    end: z.string(),
    auspicious_disha: described(
      z.array(z.string()),
      "The directions in which custom starts a journey under this nakshatra.",
    ),
    meaning: z.string(),
    special: z.string(),
    summary: z.string(),
  }),
  karana: z.object({
    name: z.string(),
    number: described(z.int(), "1 to 11: the seven movable ones, then the four fixed."),
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
  ayanamsa: described(z.object({ name: z.string() }), "Degrees, minutes and seconds."),
  rasi: described(z.object({ name: z.string() }), "The sign of the Moon."),
  sun_position: z.object({
    zodiac: z.string(),
    nakshatra: z.string(),
    rasi_no: z.int(),
    nakshatra_no: z.int(),
    sun_degree_at_rise: described(z.number(), "Sidereal, at the date's sunrise."),
  }),
  moon_position: z.object({ moon_degree: described(z.number(), "Sidereal, at the moment asked about.") }),
  advanced_details: advancedDetails,
  rahukaal: described(z.string(), "hh:mm AM/PM to hh:mm AM/PM."),
  gulika: z.string(),
  yamakanta: z.string(),
  date: described(z.string(), "ddd MMM DD YYYY."),
});

const isoDate = described(z.string(), "YYYY-MM-DD.");

/** Before sunrise the weekday is still that of the day before, while the hours are those of the date: each names its day. */
const days = z.object({
  weekday: described(
    z.object({ date: isoDate, sunrise: z.nullable(wireInstant) }),
    "The day, from sunrise to sunrise, that contains the moment; day.name, vaara, disha_shool and years are about it.",
  ),
  hours: described(
    z.object({ date: isoDate, sunrise: z.nullable(wireInstant), sunset: z.nullable(wireInstant) }),
    "The requested date, which these are about: sun_rise, sun_set, moon_rise, moon_set, rahukaal, gulika, yamakanta, abhijit_muhurta and sun_degree_at_rise.",
  ),
});
export type PanchangDays = z.infer<typeof days>;

export const panchang = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/panchang`,
  tag: "panchang",
  summary: "The panchang of a moment",
  parameters: panchangParameters,
  response: z.extend(envelope(limbs), { days }),
  kept: { seconds: 3600, unless: "personal" },
  example: EXAMPLE_DAY,
});
export type PanchangResponse = AnswerOf<typeof panchang>;
export type Panchang = z.infer<typeof limbs>;
