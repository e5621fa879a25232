import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_DAY, panchangParameters } from "../parameters.ts";

/** The five calls differ in the name of one field. `time` has no effect. */
const common = {
  method: "GET",
  tag: "panchang",
  parameters: panchangParameters,
  kept: { seconds: 3600, unless: "personal" },
  example: EXAMPLE_DAY,
} as const;

const time = described(z.string(), 'h:mm AM/PM of the civil day, seconds cut; "-" if it does not happen.');
const sentence = described(z.string(), "The same in a sentence.");

export const sunrise = defineCall({
  ...common,
  path: `${API_BASE}/panchang/sunrise`,
  summary: "When the Sun rises on a date",
  response: envelope(z.object({ sun_rise: time, bot_response: sentence })),
});
export const sunset = defineCall({
  ...common,
  path: `${API_BASE}/panchang/sunset`,
  summary: "When the Sun sets on a date",
  response: envelope(z.object({ sun_set: time, bot_response: sentence })),
});
export const moonrise = defineCall({
  ...common,
  path: `${API_BASE}/panchang/moonrise`,
  summary: "When the Moon rises on a date",
  response: envelope(z.object({ moon_rise: time, bot_response: sentence })),
});
export const moonset = defineCall({
  ...common,
  path: `${API_BASE}/panchang/moonset`,
  summary: "When the Moon sets on a date",
  response: envelope(z.object({ moon_set: time, bot_response: sentence })),
});
export const solarNoon = defineCall({
  ...common,
  path: `${API_BASE}/panchang/solarnoon`,
  summary: "When the Sun crosses the meridian on a date",
  response: envelope(z.object({ sun_noon: time, bot_response: sentence })),
});
export type SunriseResponse = AnswerOf<typeof sunrise>;
export type SunsetResponse = AnswerOf<typeof sunset>;
export type MoonriseResponse = AnswerOf<typeof moonrise>;
export type MoonsetResponse = AnswerOf<typeof moonset>;
export type SolarNoonResponse = AnswerOf<typeof solarNoon>;
