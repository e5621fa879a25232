import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

/** How many faces a bead has. */
const mukhi = z.int();

const beads = z.object({
  /** For the strength of the body; the name is that of the format. */
  mukhi_for_disease_cure: z.array(mukhi),
  mukhi_for_money: z.array(mukhi),
  /** Of the first bead for the body, as `name`. */
  mukhi_description: z.string(),
  bot_response: z.string(),
  name: z.string(),
});

export const rudrakshSuggestion = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/rudraksh-suggestion`,
  tag: "customs",
  summary: "Which rudraksha beads custom gives to the lords of a birth",
  parameters: birthParameters,
  response: envelope(beads),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type RudrakshSuggestionResponse = AnswerOf<typeof rudrakshSuggestion>;
