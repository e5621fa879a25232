import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_DAY, panchangParameters } from "../parameters.ts";

const limb = z.object({
  name: z.string(),
  number: z.int(),
  start: described(z.string(), "ddd MMM DD YYYY h:mm:ss AM/PM."),
  end: z.string(),
});

const day = z.object({
  day: described(z.object({ name: z.string() }), "The weekday from sunrise to sunrise."),
  tithi: described(limb, "1 to 30 from the new moon."),
  nakshatra: limb,
  karana: described(limb, "1 to 11: the seven movable ones, then the four fixed."),
  yoga: limb,
  rasi: described(z.string(), "The sign of the Moon."),
  advanced_details: z.object({
    sun_rise: described(z.string(), 'h:mm:ss AM/PM; "-" for what does not happen.'),
    sun_set: z.string(),
    purnimata_date: described(z.int(), "The tithi of the month, 1 to 30 from the full moon."),
  }),
  rahukaal: described(z.string(), "hh:mm AM/PM to hh:mm AM/PM."),
  gulika: z.string(),
  yamakanta: z.string(),
  date: described(z.string(), "ddd MMM DD YYYY."),
});

export const monthlyPanchang = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/monthly-panchang`,
  tag: "panchang",
  summary: "The panchang of 31 days from a date on, at sunrise or at a time",
  parameters: panchangParameters,
  response: envelope(z.array(day)),
  kept: { seconds: 3600, unless: "personal" },
  example: EXAMPLE_DAY,
});
export type MonthlyPanchangResponse = AnswerOf<typeof monthlyPanchang>;
export type MonthlyPanchangDay = z.infer<typeof day>;
