import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { papaReport } from "../wire-papa.ts";

export const papasamaya = defineCall({
  method: "GET",
  path: `${API_BASE}/dosha/papasamaya`,
  tag: "dosha",
  summary: "How much the malefics of a birth weigh on marriage",
  parameters: birthParameters,
  response: envelope(papaReport),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type PapasamayaResponse = AnswerOf<typeof papasamaya>;
