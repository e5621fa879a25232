import { CHART_YOGAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const yoga = z.object({
  yoga: z.string(),
  meaning: z.string(),
  strength_in_percentage: described(z.number(), "How well the planets stand that make it, 0 to 100."),
  planets_involved: z.array(z.string()),
  houses_involved: described(z.array(z.int()), "Where they are, each house once."),
});

const list = z.object({
  yogas_list: z.array(yoga),
  yogas_count: z.int(),
  raja_yoga_count: z.int(),
  dhana_yoga_count: z.int(),
  daridra_yoga_count: z.int(),
});
export type YogaList = z.infer<typeof list>;

/** What a program needs of an entry that the format has no key for, in the order of the list. */
const named = z.object({
  yoga: z.enum(CHART_YOGAS),
  is_cancelled: z.boolean(),
  cancelled_by: z.array(z.string()),
});

export const yogaList = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/yoga-list`,
  tag: "horoscope",
  summary: "The yogas of a birth, with the planets that make them",
  parameters: birthParameters,
  response: z.extend(envelope(list), {
    yogas: described(z.array(named), "The id of each yoga of the list, and what cancels it."),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type YogaListResponse = AnswerOf<typeof yogaList>;
