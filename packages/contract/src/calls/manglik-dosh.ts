import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const sentences = z.array(z.string());

const manglikReport = z.object({
  manglik_by_mars: described(z.boolean(), "Whether points of Mangal dosha remain after cancellation."),
  manglik_by_saturn: z.boolean(),
  manglik_by_rahuketu: z.boolean(),
  factors: described(sentences, "What makes it and what takes it off; one sentence at least."),
  aspects: described(sentences, "Which of Mars, Saturn, Rahu and Ketu look at the 1st and the 7th house."),
  score: described(z.int(), "That of mangal-dosh, 0 to 100."),
  bot_response: z.string(),
});
export type ManglikReport = z.infer<typeof manglikReport>;

export const manglikDosh = defineCall({
  method: "GET",
  path: `${API_BASE}/dosha/manglik-dosh`,
  tag: "dosha",
  summary: "Mars, Saturn and the nodes in the houses of Mangal dosha",
  parameters: birthParameters,
  response: envelope(manglikReport),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type ManglikDoshResponse = AnswerOf<typeof manglikDosh>;
