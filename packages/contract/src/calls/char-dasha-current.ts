import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { charaEnvelope, charaMain, charaParameters } from "../chara-parameters.ts";
import { EXAMPLE_BIRTH } from "../parameters.ts";

export const charDashaCurrent = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/char-dasha-current`,
  tag: "dashas",
  summary: "The sign of the chara dasha that runs now, with its parts",
  parameters: charaParameters,
  response: charaEnvelope(charaMain),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type CharDashaCurrentResponse = AnswerOf<typeof charDashaCurrent>;
