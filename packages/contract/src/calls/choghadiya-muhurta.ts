import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_DAY, panchangParameters } from "../parameters.ts";

const TYPES = ["Auspicious", "Good", "Inauspicious"] as const;

const part = z.object({
  start: described(z.string(), "ddd MMM DD YYYY h:mm:ss AM/PM."),
  end: z.string(),
  muhurat: z.string(),
  type: described(z.enum(TYPES), "English in every language."),
});

const choghadiyas = z.object({
  day: described(z.array(part), "The eight parts from sunrise to sunset; none where the Sun does not rise or set."),
  night: described(z.array(part), "The eight parts from sunset to the next sunrise."),
  day_of_week: described(z.string(), "The weekday from the sunrise of the date on."),
});

export const choghadiyaMuhurta = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/choghadiya-muhurta`,
  tag: "panchang",
  summary: "The eight choghadiyas of a day and the eight of its night",
  parameters: panchangParameters,
  response: envelope(choghadiyas),
  kept: { seconds: 3600, unless: "personal" },
  example: EXAMPLE_DAY,
});
export type ChoghadiyaMuhurtaResponse = AnswerOf<typeof choghadiyaMuhurta>;
