import { KARAKA_COUNTS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { parameterOr } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { refusing } from "../refusing.ts";

const karaka = z.object({
  name: z.string(),
  planet: z.string(),
  /** What it stands for; the spelling of the original. */
  siginfier: z.string(),
  house: z.int(),
  zodiac: z.string(),
  rasi_no: z.int(),
  local_degree: z.number(),
  global_degree: z.number(),
});
export type WireKaraka = z.infer<typeof karaka>;

export const jaiminiKarakas = defineCall({
  method: "GET",
  path: `${API_BASE}/extended-horoscope/jaimini-karakas`,
  tag: "horoscope",
  summary: "The chara karakas of a birth",
  parameters: z.extend(birthParameters, {
    karakas: described(
      parameterOr(z.enum(KARAKA_COUNTS, refusing("unknown_convention")), "seven"),
      "Of the seven planets (seven, the default), or of eight with Rahu and a Pitrikaraka (eight).",
    ),
  }),
  response: z.extend(
    envelope(
      z.object({
        Atma: karaka,
        Amatya: karaka,
        Bhratru: karaka,
        Matri: karaka,
        Pitri: described(z.optional(karaka), "Only among eight."),
        Putra: karaka,
        Gnati: karaka,
        Dara: karaka,
      }),
    ),
    { karakas: z.enum(KARAKA_COUNTS) },
  ),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type JaiminiKarakasRequest = RequestOf<typeof jaiminiKarakas>;
export type JaiminiKarakasResponse = AnswerOf<typeof jaiminiKarakas>;
