import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, matchParameters } from "../match-parameters.ts";
import { papaReport } from "../wire-papa.ts";

const papaMatchReport = z.object({
  boy_papa: papaReport,
  girl_papa: papaReport,
  boy_total: z.number(),
  girl_total: z.number(),
  score: described(z.number(), "How far the totals are apart, in per cent of the boy's; 100 if only his is 0."),
  bot_response: z.string(),
});
export type PapaMatchReport = z.infer<typeof papaMatchReport>;

export const papasamayaMatch = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/papasamaya-match`,
  tag: "matching",
  summary: "How much the malefics of two births weigh on marriage",
  parameters: matchParameters,
  response: envelope(papaMatchReport),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type PapasamayaMatchResponse = AnswerOf<typeof papasamayaMatch>;
