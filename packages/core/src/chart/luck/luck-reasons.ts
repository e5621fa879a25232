import { cite } from "../../citation.ts";
import type { Graha, Nakshatra } from "../../ids.ts";
import type { Reason } from "../../reason.ts";
import { GRAHA_COLOUR, GRAHA_NUMBER, type GrahaColour } from "./luck.ts";

export interface LuckyFacts {
  readonly "luck.number": { readonly number: number };
  readonly "luck.colour": { readonly colour: GrahaColour };
  readonly "luck.syllables": { readonly nakshatra: Nakshatra };
}
type LuckyReason = Reason<LuckyFacts>;

/** Number and colour of a graha that speaks for a birth: the lord of the Moon's star or of its sign. */
export const luckReasons = (graha: Graha): Readonly<Record<"number" | "colour", LuckyReason>> => ({
  number: {
    rule: "luck.number",
    facts: { number: GRAHA_NUMBER[graha] },
    source: { practice: "numerology" },
    about: graha,
  },
  colour: {
    rule: "luck.colour",
    facts: { colour: GRAHA_COLOUR[graha] },
    source: graha === "rahu" || graha === "ketu" ? cite("bphs", 3, 30) : cite("brihat_jataka", 2, 5),
    about: graha,
  },
});

/** Letters and first syllables of names. */
export const syllableReason = (nakshatra: Nakshatra): LuckyReason => ({
  rule: "luck.syllables",
  facts: { nakshatra },
  source: { work: "avakahada_chakra" },
  about: "moon",
});
