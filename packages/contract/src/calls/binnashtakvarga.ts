import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { binduParameter } from "../bindu-parameter.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

/** 1 where it gives a bindu, else 0, in the signs from Aries. */
const gifts = z.array(z.int());

export const binnashtakvarga = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/binnashtakvarga`,
  tag: "horoscope",
  summary: "Who gives each bindu of a planet",
  parameters: z.extend(birthParameters, {
    planet: described(
      binduParameter(),
      "Whose bindus: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn or Ascendant, in any case.",
    ),
  }),
  response: envelope(
    z.object({
      Ascendant: gifts,
      Sun: gifts,
      Moon: gifts,
      Mars: gifts,
      Mercury: gifts,
      Jupiter: gifts,
      Saturn: gifts,
      Venus: gifts,
    }),
  ),
  kept: "never",
  example: { ...EXAMPLE_BIRTH, planet: "Sun" },
});
export type BinnashtakvargaRequest = RequestOf<typeof binnashtakvarga>;
export type BinnashtakvargaResponse = AnswerOf<typeof binnashtakvarga>;
