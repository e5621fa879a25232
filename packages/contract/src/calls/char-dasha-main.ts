import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { charaEnvelope, charaParameters } from "../chara-parameters.ts";
import { EXAMPLE_BIRTH } from "../parameters.ts";

const signs = z.object({
  /** Twelve signs, from the lagna. */
  dasha_list: z.array(z.string()),
  /** The date of birth; the dashas are counted in whole years of the calendar. */
  start_date: z.string(),
  /** The END of each, a date. */
  dasha_end_dates: z.array(z.string()),
});

export const charDashaMain = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/char-dasha-main`,
  tag: "dashas",
  summary: "The twelve signs of the chara dasha by their ends",
  parameters: charaParameters,
  response: charaEnvelope(signs),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type CharDashaMainResponse = AnswerOf<typeof charDashaMain>;
