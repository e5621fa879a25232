import { PAKSHAS, SPAN_KINDS, SPAN_QUALITIES, TITHI_COURSES } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { wireFestival } from "../festival.ts";
import { EXAMPLE_DAY, panchangParameters } from "../parameters.ts";
import { wireInstant } from "../wire-instant.ts";
import { wireMonth } from "../wire-month.ts";
import { wireMoon } from "../wire-moon.ts";

export type { SpanKind } from "@vedanga/core/ids";

const ends = { start: wireInstant, end: wireInstant };

const limbFields = { number: z.int(), name: z.string(), ...ends };
const limb = z.object(limbFields);
const tithi = z.object({
  ...limbFields,
  paksha: described(z.enum(PAKSHAS), "The bright or the dark half of the month."),
  course: described(
    z.nullable(z.enum(TITHI_COURSES)),
    "How many sunrises it contains: ordinary one, skipped none, repeated two (said on the first of its days). Null if the Sun does not rise.",
  ),
});

const year = z.object({
  number: described(z.int(), "Years elapsed, as almanacs print them."),
  name: described(z.string(), "The name in the cycle of sixty."),
});

const span = z.object({
  kind: z.enum(SPAN_KINDS),
  title: described(z.string(), "The kind in the language of the answer."),
  id: described(
    z.string(),
    "Which of its kind, as an id: a choghadiya, a gowri, the graha of a hora, the star of varjyam and amrita kala, a yoga, the sign of a sankranti; elsewhere the kind itself.",
  ),
  name: described(z.string(), "The same in the language of the answer."),
  planet: described(z.optional(z.string()), "The lord of a hora."),
  ...ends,
  quality: described(z.enum(SPAN_QUALITIES), "Whether custom calls it good, bad or neither."),
});

const day = z.object({
  date: described(z.string(), "The civil date, YYYY-MM-DD."),
  sunrise: described(
    z.nullable(wireInstant),
    "The sunrise of the civil date, which begins the day: where sunrise passes midnight in the course of the year, perhaps that of the evening before. Null if there is none.",
  ),
  sunset: described(z.nullable(wireInstant), "The sunset that ends the daylight of the date."),
  next_sunrise: described(z.nullable(wireInstant), "When the day of the almanac ends."),
  solar_noon: described(
    wireInstant,
    "When the Sun crosses the meridian after that sunrise; without one, the crossing nearest to the middle of the civil day.",
  ),
  moonrise: described(z.array(wireInstant), "The moonrises of the civil day: none, one or two."),
  moonset: described(z.array(wireInstant), "The moonsets of the civil day: none, one or two."),
  moon: wireMoon,
  vaara: described(
    z.object({ number: z.int(), name: z.string() }),
    "The weekday from sunrise on: 1 Sunday to 7 Saturday.",
  ),
  tithi: described(z.array(tithi), "All that run during the day, with their whole spans: 1 to 30 from the new moon."),
  nakshatra: described(z.array(limb), "All that run during the day: 1 to 27 from Ashwini."),
  yoga: described(z.array(limb), "All that run during the day: 1 to 27 from Vishkambha."),
  karana: described(z.array(limb), "All that run during the day: 1 to 60 from the new moon."),
  spans: described(
    z.array(span),
    "All that custom marks in the day, in order of time; what depends on the Sun only where it rises and sets. Varjyam and amrita kala come with their whole spans, which may reach out of the day.",
  ),
  moon_sign: described(z.array(limb), "The signs the Moon is in during the day: 1 Mesha to 12 Meena."),
  sun_sign: described(z.array(limb), "The signs the Sun is in during the day."),
  masa: described(
    z.object({ amanta: wireMonth, purnimanta: wireMonth }),
    "The lunar month, counted between new moons and between full moons.",
  ),
  paksha: described(z.string(), "The half of the month at sunrise."),
  ritu: described(z.string(), "The season of the lunar month."),
  ritu_solar: described(z.string(), "The season of the tropical Sun."),
  ayana: described(z.string(), "The half of the year by the sidereal Sun, as in almanacs."),
  ayana_tropical: described(z.string(), "The half of the year by the tropical Sun, as in the sky."),
  years: z.object({ saka: year, vikrama: year, kali: year }),
  disha_shool: described(z.string(), "The direction in which custom starts no journey on this weekday."),
  yogini: described(z.string(), "The direction of the Yogini on the tithi of sunrise."),
  next_new_moon: described(wireInstant, "The first after sunrise."),
  next_full_moon: described(wireInstant, "The first after sunrise."),
  festivals: described(z.array(wireFestival), "Festivals, vratas, ekadashis, sankrantis and eclipses of the date."),
  curves: described(
    z.object({ start: wireInstant, step_minutes: z.int(), sun: z.array(z.number()), moon: z.array(z.number()) }),
    "Altitudes of Sun and Moon in degrees from sunrise to the next; from midnight where the Sun does not rise.",
  ),
});

/** Where the Sun does not rise, from midnight to the next sunrise, or to midnight. */
export const panchangDay = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/day`,
  tag: "panchang",
  summary: "A whole day from sunrise to sunrise",
  parameters: panchangParameters,
  response: envelope(day),
  kept: { seconds: 3600, unless: "personal" },
  example: EXAMPLE_DAY,
});
export type PanchangDayResponse = AnswerOf<typeof panchangDay>;
export type PanchangDay = z.infer<typeof day>;
