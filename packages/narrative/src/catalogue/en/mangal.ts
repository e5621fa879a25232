import type { MangalFacts, MangalReference } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { type ByMangalHouse, type MangalSummary, type MangalWords, ofMangalHouse } from "../mangal-words.ts";
import { listed, ordinal } from "./phrases.ts";

/** What each of the six houses is read for when a marriage is weighed. */
const MATTER: ByMangalHouse = {
  1: "temperament",
  2: "family and speech",
  4: "the home",
  7: "partnership",
  8: "what two people share",
  12: "rest and privacy",
};
const matter = ({ house }: { readonly house: number }): string => ofMangalHouse(MATTER, house);
const REFERENCE: Readonly<Record<MangalReference, string>> = {
  lagna: "the ascendant",
  moon: "the Moon",
  venus: "Venus",
};

const houseFrom = (facts: MangalFacts["mangal.house_from_moon"]): string =>
  `Mars is in the ${ordinal(facts.house)} house from ${REFERENCE[facts.reference]}, the house of ${matter(facts)}.`;

const points = (from: readonly MangalReference[]): string => listed(from.map((one) => REFERENCE[one]));

/** What a school of its own finds: present from some points, or absent. */
const found = (from: readonly MangalReference[]): string =>
  from.length === 0 ? "absent" : `present, from ${points(from)}`;

/** Degrees of speech: the screens colour the figure at the same bounds. */
function degree(score: number): string {
  if (score > 75) return "a strong influence";
  return score > 40 ? "a moderate influence" : "a mild influence";
}

const KINDLY =
  "It is something to talk over calmly when two charts are matched, and says nothing about how good a marriage can be.";

function summary({ score, from, isAnshik }: MangalSummary): string {
  if (from.length === 0) {
    return "You are 0% manglik, because Mars is in none of the six houses of this dosha, counted from the ascendant, the Moon or Venus.";
  }
  if (score === 0) {
    return `You are 0% manglik, because the sign of Mars cancels this dosha in full, though Mars is in one of the six houses, counted from ${points(from)}.`;
  }
  const part = isAnshik ? " Part of what Mars brings is cancelled, and the figure is what remains." : "";
  return `You are ${score}% manglik, ${degree(score)}.${part} ${KINDLY}`;
}

export const MANGAL_EN: MangalWords = {
  summary,
  reasons: {
    "mangal.house_from_lagna": houseFrom,
    "mangal.house_from_moon": houseFrom,
    "mangal.house_from_venus": houseFrom,
    "mangal.aggravated": (facts, about) =>
      `${NAMES_EN.graha[about].name} is in the ${ordinal(facts.house)} house from the ascendant, the house of ${matter(facts)}, and adds some weight to what Mars brings.`,
    "mangal.excused_sign_in_house": ({ rasi, house, reference }) =>
      `Mars is in ${NAMES_EN.rasi[rasi]}, where tradition excuses it in the ${ordinal(house)} house: what comes from ${REFERENCE[reference]} is taken off.`,
    "mangal.own_sign": ({ rasi }) => `Mars is in its own sign ${NAMES_EN.rasi[rasi]}: all that was left is taken off.`,
    "mangal.exalted": ({ rasi }) => `Mars is exalted in ${NAMES_EN.rasi[rasi]}: all that was left is taken off.`,
    "mangal.harmless_sign": ({ rasi }) =>
      `Mars is in ${NAMES_EN.rasi[rasi]}, where tradition counts it harmless in every house: all that was left is taken off.`,
    "mangal.jupiter_joined": () => "Jupiter is in the same sign as Mars and takes off half of what was left.",
    "mangal.jupiter_aspect": ({ house }) =>
      `Jupiter looks at Mars, the ${ordinal(house)} sign from its own, and takes off a third of what was left.`,
    "mangal.house_free": ({ reference, house }) =>
      `From ${REFERENCE[reference]} Mars is in the ${ordinal(house)} house, which is not one of the six.`,
    "mangal.all_cancelled": ({ points }) =>
      `Before anything was taken off, it came to ${points} of 100; nothing of that remains.`,
    "mangal.near_house": ({ reference, house, nextHouse, degrees }) =>
      `It comes nearest from ${REFERENCE[reference]}: Mars is in the ${ordinal(house)} house, ${degrees.toFixed(1)}° from the ${ordinal(nextHouse)}, which would count.`,
    "mangal.school_raman": ({ from }) =>
      `B. V. Raman does not count the 1st house, gives Venus the most weight and the ascendant the least, and treats the dosha as cancelled if Jupiter or the Moon is with Mars. By that rule it is ${found(from)}.`,
    "mangal.school_north": ({ from }) =>
      `Astrologers of the north and of Maharashtra do not count the 2nd house, and do not count from Venus. By that rule it is ${found(from)}.`,
  },
};
