import { cite } from "../../citation.ts";
import type { Graha, LuminousGraha, Nakshatra, Vara } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { Reason } from "../../reason.ts";
import { type NamingSyllable, namingSyllables } from "./naming-syllable.ts";

const GRAHA_COLOURS = ["copper", "white", "red", "green", "yellow", "variegated", "black", "smoky_blue"] as const;
export type GrahaColour = (typeof GRAHA_COLOURS)[number];

/**
 * The colour of each graha: Brihat Jataka ch. 2, v. 5 for the seven; the nodes are smoky with blue in BPHS ch. 3,
 * v. 30. Wearing it for luck is later custom.
 */
export const GRAHA_COLOUR: Readonly<Record<Graha, GrahaColour>> = {
  sun: "copper",
  moon: "white",
  mars: "red",
  mercury: "green",
  jupiter: "yellow",
  venus: "variegated",
  saturn: "black",
  rahu: "smoky_blue",
  ketu: "smoky_blue",
};

/**
 * The number of each graha. It is in no text of jyotisha but in the numerology of Cheiro (Book of Numbers, 1926) with
 * Rahu and Ketu in the places of Uranus and Neptune, as India uses it today. Answers must not call it classical.
 */
export const GRAHA_NUMBER: Readonly<Record<Graha, number>> = {
  sun: 1,
  moon: 2,
  jupiter: 3,
  rahu: 4,
  mercury: 5,
  venus: 6,
  ketu: 7,
  saturn: 8,
  mars: 9,
};

export interface LuckyFacts {
  readonly "luck.number": { readonly number: number };
  readonly "luck.colour": { readonly colour: GrahaColour };
  readonly "luck.fasting_day": { readonly vara: Vara };
  readonly "luck.gayatri": Readonly<Record<never, never>>;
  /** Of any graha, also one that is not the lord of the lagna. */
  readonly "luck.gayatri_of_graha": Readonly<Record<never, never>>;
  readonly "luck.syllables": { readonly nakshatra: Nakshatra };
  readonly "luck.syllable_of_quarter": {
    readonly nakshatra: Nakshatra;
    readonly pada: number;
    readonly syllable: NamingSyllable;
  };
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

/** What custom gives to the lord of the lagna: the fast of its day, and its gayatri. */
export const worshipReasons = (
  lord: LuminousGraha,
  vara: Vara,
): Readonly<Record<"fastingDay" | "gayatri", LuckyReason>> => ({
  fastingDay: { rule: "luck.fasting_day", facts: { vara }, source: { practice: "weekday_fast" }, about: lord },
  gayatri: { rule: "luck.gayatri", facts: {}, source: { practice: "navagraha_worship" }, about: lord },
});

/** The mantra with which a graha is worshipped. */
export const gayatriReason = (graha: Graha): LuckyReason => ({
  rule: "luck.gayatri_of_graha",
  facts: {},
  source: { practice: "navagraha_worship" },
  about: graha,
});

/** Letters and first syllables of names. */
export const syllableReason = (nakshatra: Nakshatra): LuckyReason => ({
  rule: "luck.syllables",
  facts: { nakshatra },
  source: { work: "avakahada_chakra" },
  about: "moon",
});

/** The syllable of the quarter of a star in which the Moon was, as a reason. */
export const quarterSyllableReason = (
  nakshatra: Nakshatra,
  pada: number,
): Reason<LuckyFacts, "moon", "luck.syllable_of_quarter"> => ({
  rule: "luck.syllable_of_quarter",
  facts: { nakshatra, pada, syllable: itemAt(namingSyllables(nakshatra), pada - 1) },
  source: { work: "avakahada_chakra" },
  about: "moon",
});
