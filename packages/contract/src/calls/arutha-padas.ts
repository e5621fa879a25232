import { ARUDHA_EXCEPTIONS, CHARA_LORDS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { parameterOr } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { refusing } from "../refusing.ts";
import { byHouse } from "../twelve-houses.ts";

const pada = z.object({
  /** The lord of the sign of the pada. */
  lord: z.string(),
  /** AL, A2 to A11, UL. */
  name: z.string(),
  rasi_no: z.int(),
  zodiac: z.string(),
});

export const aruthaPadas = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/arutha-padas`,
  tag: "horoscope",
  summary: "The arudha padas of the twelve houses of a birth",
  parameters: z.extend(birthParameters, {
    arudha_lords: described(
      parameterOr(z.enum(CHARA_LORDS, refusing("unknown_convention")), "one"),
      "Scorpio and Aquarius by Mars and Saturn (one, the default) or by the stronger of two lords (two).",
    ),
    arudha_exception: described(
      parameterOr(z.enum(ARUDHA_EXCEPTIONS, refusing("unknown_convention")), "tenth"),
      "A pada in its own house or the seventh: the tenth from there (tenth, the default), or it stays (none).",
    ),
  }),
  response: z.extend(envelope(byHouse(pada)), {
    arudha_lords: z.enum(CHARA_LORDS),
    arudha_exception: z.enum(ARUDHA_EXCEPTIONS),
  }),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type AruthaPadasRequest = RequestOf<typeof aruthaPadas>;
export type AruthaPadasResponse = AnswerOf<typeof aruthaPadas>;
