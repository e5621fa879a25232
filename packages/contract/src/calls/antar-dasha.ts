import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const antarDashas = z.object({
  /** `Saturn/Mercury`: nine lists of nine, in the order of the mahadashas. */
  antardashas: z.array(z.array(z.string())),
  /** The END of each; the ninth of a list is the end of its mahadasha. */
  antardasha_order: z.array(z.array(z.string())),
});

/** The part that runs as the call is answered, told in a few sentences. */
const running = z.object({
  /** The lords of the mahadasha and of its part, as ids. */
  lords: z.tuple([z.enum(GRAHAS), z.enum(GRAHAS)]),
  reading: z.string(),
  /** The same for an unknown time of birth: nothing in it rests on the lagna. */
  reading_without_lagna: z.string(),
});

export const antarDasha = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/antar-dasha`,
  tag: "dashas",
  summary: "The antardashas of each mahadasha by their ends",
  parameters: birthParameters,
  response: z.extend(envelope(antarDashas), {
    running: described(z.nullable(running), "The part that runs now; null before the first and after the last."),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type AntarDashaResponse = AnswerOf<typeof antarDasha>;
export type AntarDashas = z.infer<typeof antarDashas>;
