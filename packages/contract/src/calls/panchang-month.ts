import { PAKSHAS, TITHI_COURSES } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { wireFestival } from "../festival.ts";
import { conventionParameters, EXAMPLE_PLACE, skyYear, whereParameters } from "../parameters.ts";
import { wholeNumber } from "../whole-number.ts";
import { wireInstant } from "../wire-instant.ts";
import { wireMonth } from "../wire-month.ts";
import { wireMoon } from "../wire-moon.ts";

const parameters = z.object({
  year: skyYear,
  month: described(wholeNumber(1, 12, "month_out_of_range"), "1 January to 12 December."),
  ...whereParameters,
  ...conventionParameters,
});

const named = { number: z.int(), name: z.string() };

const monthDay = z.object({
  date: described(z.string(), "The civil date, YYYY-MM-DD."),
  weekday: described(z.object(named), "1 Sunday to 7 Saturday."),
  sunrise: described(z.nullable(wireInstant), "Null where the Sun does not rise on the date."),
  sunset: z.nullable(wireInstant),
  rahu_kaal: described(
    z.nullable(z.object({ start: wireInstant, end: wireInstant })),
    "Null where the Sun does not both rise and set on the date.",
  ),
  moonrise: described(z.array(wireInstant), "The moonrises of the civil day: none, one or two."),
  moonset: z.array(wireInstant),
  moon: wireMoon,
  tithi: described(
    z.object({
      ...named,
      paksha: z.enum(PAKSHAS),
      end: wireInstant,
      course: described(z.enum(TITHI_COURSES), "Repeated where it runs at the next sunrise too."),
    }),
    "The tithi of sunrise; where the Sun does not rise, of its noon.",
  ),
  skipped_tithis: described(
    z.array(z.object({ ...named, start: wireInstant, end: wireInstant })),
    "Tithis that begin after this sunrise and end before the next, so that they are the tithi of no day.",
  ),
  nakshatra: described(z.object({ ...named, end: wireInstant }), "The star of the Moon at sunrise."),
  paksha: described(z.string(), "The half of the month at sunrise."),
  masa: z.object({ amanta: wireMonth, purnimanta: wireMonth }),
  new_moon: described(z.nullable(wireInstant), "The new moon, if it is on the civil day."),
  full_moon: z.nullable(wireInstant),
  sankranti: described(
    z.nullable(z.object({ ...named, at: wireInstant })),
    "The sign the Sun enters on the civil day, and when.",
  ),
  festivals: described(z.array(wireFestival), "Festivals, vratas, ekadashis, sankrantis and eclipses of the date."),
  parana: described(
    z.array(
      z.object({
        id: wireFestival.shape.id,
        name: wireFestival.shape.name,
        tradition_name: wireFestival.shape.tradition_name,
        from: wireInstant,
        until: z.optional(wireInstant),
      }),
    ),
    "The ekadashi fasts that may be broken on the date, mostly one of the day before.",
  ),
});

const month = z.object({ year: z.int(), month: z.int(), days: z.array(monthDay) });

export const panchangMonth = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/month`,
  tag: "panchang",
  summary: "Each day of a month",
  parameters,
  response: envelope(month),
  kept: { seconds: 3600, unless: "personal" },
  price: 2,
  example: { year: "2026", month: "3", ...EXAMPLE_PLACE },
});
export type PanchangMonthRequest = RequestOf<typeof panchangMonth>;
export type PanchangMonthResponse = AnswerOf<typeof panchangMonth>;
export type PanchangMonthDay = z.infer<typeof monthDay>;
