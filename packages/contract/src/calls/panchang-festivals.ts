import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_DAY, panchangParameters } from "../parameters.ts";

const kept = z.object({
  festival_list: described(
    z.array(
      z.object({
        festival_name: z.string(),
        significance: z.string(),
        type: described(
          z.enum(["Lunar", "Solar"]),
          "Whether the Moon or the Sun decides the day; English in every language.",
        ),
      }),
    ),
    "Festivals, vratas, ekadashis, sankrantis and eclipses of the date.",
  ),
  yogas: described(
    z.array(z.object({ yoga_name: z.string(), significance: z.string(), type: z.literal("yoga") })),
    "The special yogas that touch the day, sunrise to sunrise.",
  ),
});

/** Its path belongs to the format; the festivals of a whole year are another call. */
export const panchangFestivals = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/festivals`,
  tag: "panchang",
  summary: "The festivals and special yogas of a date",
  parameters: panchangParameters,
  response: envelope(kept),
  kept: { seconds: 3600, unless: "personal" },
  example: EXAMPLE_DAY,
});
export type PanchangFestivalsResponse = AnswerOf<typeof panchangFestivals>;
