import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const rows = z.object({
  /** The seven planets and the ascendant, in the order of the rows. */
  ashtakvarga_order: z.array(z.string()),
  /** Eight rows of twelve, the signs from Aries. */
  ashtakvarga_points: z.array(z.array(z.int())),
  /** The sum of the seven planets, without the ascendant: 337. */
  ashtakvarga_total: z.array(z.int()),
});

export const ashtakvarga = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/ashtakvarga`,
  tag: "horoscope",
  summary: "The bindus of the seven planets and of the ascendant in the twelve signs",
  parameters: birthParameters,
  response: envelope(rows),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type AshtakvargaResponse = AnswerOf<typeof ashtakvarga>;
