import { RASIS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { skyYear } from "../parameters.ts";
import { planetParameter } from "../planet-parameter.ts";
import { wireInstant } from "../wire-instant.ts";
import { yearClockParameters } from "../year-clock.ts";

const station = z.object({ at: wireInstant, rasi: z.enum(RASIS), zodiac: z.string() });

export const retrogrades = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/retrogrades`,
  tag: "panchang",
  summary: "When a planet is retrograde in a year",
  parameters: z.object({ year: skyYear, planet: planetParameter, ...yearClockParameters }),
  response: z.extend(
    envelope(
      z.object({
        bot_response: described(z.string(), "The times of the year in words."),
        status: described(z.literal(true), "That there is an answer, not that the planet is retrograde."),
      }),
    ),
    {
      periods: described(
        z.array(z.object({ start: station, end: station })),
        "The times that touch the year, each with its true stations; none for the Sun, the Moon and the mean nodes.",
      ),
    },
  ),
  kept: { seconds: 86_400 },
  example: { year: "2026", planet: "Mercury" },
});
export type RetrogradesRequest = RequestOf<typeof retrogrades>;
export type RetrogradesResponse = AnswerOf<typeof retrogrades>;
