import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_DAY, panchangParameters } from "../parameters.ts";

/** Letter for letter as clients know them: they pick a picture by these words. */
const STATES = [
  "newmoon",
  "waxing cresent",
  "quarter",
  "waxing gibbous",
  "fullmoon",
  "waning gibbous",
  "last quarter",
  "waning cresent",
] as const;

const phase = z.object({
  bot_response: z.string(),
  luminance: described(z.string(), "The part of the disc that is lit, in whole per cent: 2%."),
  phase: described(z.int(), "Hundredths of the way from new moon to new moon, 0 to 99."),
  paksha: described(z.string(), "The half of the month; about the new and the full moon these have the name."),
  state: described(z.enum(STATES), "English in every language."),
  date: described(z.string(), "ddd MMM DD YYYY."),
});

export const moonPhase = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/moon-phase`,
  tag: "panchang",
  summary: "The phase of the Moon on a date, at its sunrise or at a time",
  parameters: panchangParameters,
  response: envelope(phase),
  kept: { seconds: 3600, unless: "personal" },
  example: EXAMPLE_DAY,
});
export type MoonPhaseResponse = AnswerOf<typeof moonPhase>;
export type WireMoonPhase = z.infer<typeof phase>;

export const moonCalendar = defineCall({
  ...moonPhase,
  path: `${API_BASE}/panchang/moon-calendar`,
  summary: "The phase of the Moon on 31 days from a date on",
  response: envelope(z.array(phase)),
});
export type MoonCalendarResponse = AnswerOf<typeof moonCalendar>;
