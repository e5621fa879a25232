import type { Graha, Nakshatra } from "../ids.ts";
import type { Reason } from "../reason.ts";
import { GRAHA_COLOUR, GRAHA_NUMBER } from "./luck.ts";

export type LuckyRule = "luck.number" | "luck.colour" | "luck.syllables";

/** Number and colour of a graha that speaks for a birth: the lord of the Moon's star or of its sign. */
export const luckReasons = (graha: Graha): Readonly<Record<"number" | "colour", Reason<LuckyRule>>> => ({
  number: {
    rule: "luck.number",
    facts: { number: GRAHA_NUMBER[graha] },
    source: "numerology of the twentieth century (Cheiro, Book of Numbers, 1926), in no text of jyotisha",
    about: graha,
  },
  colour: {
    rule: "luck.colour",
    facts: { colour: GRAHA_COLOUR[graha] },
    source: graha === "rahu" || graha === "ketu" ? "Brihat Parashara Hora Shastra 3.30" : "Brihat Jataka 2.5",
    about: graha,
  },
});

/** Letters and first syllables of names. */
export const syllableReason = (nakshatra: Nakshatra): Reason<LuckyRule> => ({
  rule: "luck.syllables",
  facts: { nakshatra },
  source: "Avakahada chakra",
  about: "moon",
});
