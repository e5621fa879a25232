import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { charaEnvelope, charaMain, charaParameters } from "../chara-parameters.ts";
import { EXAMPLE_BIRTH } from "../parameters.ts";

export const charDashaSub = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/char-dasha-sub`,
  tag: "dashas",
  summary: "The parts of the twelve signs of the chara dasha",
  parameters: charaParameters,
  response: charaEnvelope(z.array(charaMain)),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type CharDashaSubResponse = AnswerOf<typeof charDashaSub>;
