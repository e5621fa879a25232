import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const nineTimesThree = z.array(z.array(z.array(z.string())));

const paryantarDashas = z.object({
  /** `Sa/Me/Ke`: nine mahadashas of nine antardashas of nine; the codes are the same in every language. */
  paryantardasha: nineTimesThree,
  /** The END of each, a date; the ninth is the end of its antardasha. */
  paryantardasha_order: nineTimesThree,
});

export const paryantarDasha = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/paryantar-dasha`,
  tag: "dashas",
  summary: "All 729 pratyantardashas by their ends",
  parameters: birthParameters,
  response: envelope(paryantarDashas),
  kept: "never",
  price: 2,
  example: EXAMPLE_BIRTH,
});
export type ParyantarDashaResponse = AnswerOf<typeof paryantarDasha>;
