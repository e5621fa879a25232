import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_DAY, panchangParameters } from "../parameters.ts";

const moment = described(z.string(), "ddd MMM DD YYYY h:mm:ss AM/PM.");

const horas = z.object({
  horas: described(
    z.array(
      z.object({
        start: moment,
        end: moment,
        hora: described(z.string(), "The planet whose hour it is."),
        benefits: described(z.string(), "What custom chooses the hour for."),
        lucky_gem: z.string(),
      }),
    ),
    "Twelve of the day from the sunrise of the date, then twelve of the night to the next; none where the Sun does not rise or set.",
  ),
  day_of_week: described(z.string(), "The weekday from that sunrise on."),
});

export const horaMuhurta = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/hora-muhurta`,
  tag: "panchang",
  summary: "The 24 planetary hours of a day",
  parameters: panchangParameters,
  response: envelope(horas),
  kept: { seconds: 3600, unless: "personal" },
  example: EXAMPLE_DAY,
});
export type HoraMuhurtaResponse = AnswerOf<typeof horaMuhurta>;
