import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { EXAMPLE_POINT, lang, latitude, longitude } from "../parameters.ts";

/** The shape of the well-known reverse-geocoding answer. */
const address = z.object({
  display_name: z.string(),
  address: z.object({
    city: z.optional(z.string()),
    town: z.optional(z.string()),
    village: z.optional(z.string()),
    state: z.optional(z.string()),
    county: z.optional(z.string()),
    country: z.optional(z.string()),
  }),
});

/** Where a person is. */
export const geoReverse = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/geo/reverse`,
  tag: "geo",
  summary: "The place at coordinates",
  description: "404 where no place is near: on the sea, in the ice.",
  parameters: z.object({ lat: latitude, lon: longitude, lang }),
  response: address,
  kept: "never",
  example: EXAMPLE_POINT,
});
export type ReverseAnswer = AnswerOf<typeof geoReverse>;
