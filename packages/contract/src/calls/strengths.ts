import { AVASTHAS, CHART_YOGAS, DIGNITIES, FUNCTIONAL_NATURES, GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const named = z.object({ number: z.int(), name: z.string() });
const who = z.object({ graha: z.enum(GRAHAS), name: z.string() });

/** The six strengths in virupas, 60 to the rupa; only that of sight can be below nothing. */
const shadbala = z.object({
  sthana: z.number(),
  dig: z.number(),
  kala: z.number(),
  cheshta: z.number(),
  naisargika: z.number(),
  drik: z.number(),
  total_rupas: z.number(),
  needed_rupas: z.number(),
  is_sufficient: z.boolean(),
});

const strength = z.object({
  graha: z.enum(GRAHAS),
  name: z.string(),
  sign: named,
  house: z.int(),
  dignity: z.object({ id: z.enum(DIGNITIES), name: z.string() }),
  nature: z.object({ id: z.enum(FUNCTIONAL_NATURES), name: z.string() }),
  is_combust: z.boolean(),
  retro: z.boolean(),
  rules: described(z.array(z.int()), "The houses it rules; the nodes rule none."),
  combustion: described(
    z.nullable(z.object({ from_sun_degrees: z.number(), orb_degrees: z.number() })),
    "How far it is from the Sun, and within how far it is combust; null for the Sun and the nodes.",
  ),
  avastha: z.object({ id: z.enum(AVASTHAS), name: z.string() }),
  sees: described(
    z.array(
      z.object({
        from_itself: described(z.int(), "The house counted from its own sign, which is 1."),
        house: z.int(),
        sign: named,
        grahas: z.array(who),
      }),
    ),
    "The signs that it looks at in full, and who is there.",
  ),
  seen_by: z.array(who),
  reading: described(z.string(), "What the graha means for the person."),
  /** The nodes have none. */
  shadbala: z.nullable(shadbala),
});

const twelve = z.array(z.int());

const found = z.object({
  reading: described(
    z.object({ shadbala: z.string(), ashtakavarga: z.string(), yogas: z.string() }),
    "What the strengths mean for the person.",
  ),
  /** The nine, from the Sun to Ketu. */
  grahas: z.array(strength),
  /** Bindus in the twelve signs from Mesha. */
  ashtakavarga: z.object({
    signs: described(z.array(named), "The twelve signs, in the order of the counts."),
    bhinna: z.object({
      sun: twelve,
      moon: twelve,
      mars: twelve,
      mercury: twelve,
      jupiter: twelve,
      venus: twelve,
      saturn: twelve,
    }),
    sarva: twelve,
  }),
  yogas: z.array(
    z.object({
      yoga: z.enum(CHART_YOGAS),
      name: z.string(),
      grahas: z.array(who),
      /** What makes it. */
      text: z.string(),
      /** What it is said to mean. */
      meaning: z.string(),
      is_cancelled: z.boolean(),
      /** What takes its effect away. */
      cancelled_by: z.array(z.string()),
    }),
  ),
});

export const strengths = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/strengths`,
  tag: "horoscope",
  summary: "Dignity, shadbala, ashtakavarga and yogas of a birth",
  parameters: birthParameters,
  response: envelope(found),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type StrengthsResponse = AnswerOf<typeof strengths>;
export type Strengths = z.infer<typeof found>;
