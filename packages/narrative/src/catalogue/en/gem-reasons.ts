import type { Dignity, FunctionalNature, GemFacts, Graha } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { listed, ordinal } from "./phrases.ts";

export const DIGNITY_EN: Readonly<Record<Dignity, string>> = {
  exalted: "exalted",
  moolatrikona: "in its moolatrikona",
  own: "in its own sign",
  friend: "in a friend's sign",
  neutral: "in a neutral sign",
  enemy: "in an enemy's sign",
  debilitated: "debilitated",
};

const NATURE_EN: Readonly<Record<FunctionalNature, string>> = {
  yogakaraka: "a yogakaraka",
  highly_benefic: "highly benefic",
  benefic: "benefic",
  neutral: "neutral",
  malefic: "malefic",
  highly_malefic: "highly malefic",
  maraka: "a maraka",
};

const nature = (facts: { readonly nature: FunctionalNature }): string => NATURE_EN[facts.nature];
const dignity = (facts: { readonly dignity: Dignity }): string => DIGNITY_EN[facts.dignity];
const isNode = (about: Graha): boolean => about === "rahu" || about === "ketu";
const who = (about: Graha): string => namedFirst(about);

export const GEM_REASONS_EN: RuleWords<GemFacts> = {
  "gem.lord_of_house": ({ lagna, house }, about) =>
    `With ${NAMES_EN.rasi[lagna]} rising, ${named(about)} rules the ${ordinal(house)} house.`,
  "gem.fit": (facts, about) =>
    `${who(about)} may be strengthened: ${nature(facts)} for this ascendant, ${dignity(facts)}, in the ${ordinal(facts.house)} house, ${facts.hasCaution ? "with nothing that rules it out" : "with nothing against it"}.`,
  "gem.best_of_unfit": (facts, about) =>
    `None of the three lords is free of objections; among those that do no harm by what they rule, ${named(about)} has the least against it: ${nature(facts)} for this ascendant, ${dignity(facts)}, in the ${ordinal(facts.house)} house.`,
  "gem.functional_malefic": (facts, about) =>
    `${who(about)} is ${nature(facts)} for this ascendant by ${isNode(about) ? "its place" : "the houses it rules"}, so its stone is not recommended.`,
  "gem.maraka": (_facts, about) =>
    `${who(about)} is a maraka for this ascendant by the houses it rules, so its stone is not recommended.`,
  "gem.in_dusthana": (facts, about) =>
    `${who(about)} is in the ${ordinal(facts.house)} house, a house of loss, ${dignity(facts)}: its stone would strengthen that house too.`,
  "gem.debilitated": (_facts, about) => `${who(about)} is debilitated, so its stone is not recommended.`,
  "gem.combust": ({ fromSunDeg }, about) =>
    `${who(about)} is combust, ${fromSunDeg.toFixed(1)}° from the Sun: its own light is weak, and astrologers differ on whether a stone helps it.`,
  "gem.in_enemy_sign": (_facts, about) =>
    `${who(about)} is weak, in an enemy's sign: wear the stone on trial first, and give it up if it does not feel right.`,
  "gem.later_claim": ({ house, chosenHouse }, about) =>
    `${who(about)}, lord of the ${ordinal(house)} house, could be strengthened too, but the lord of the ${ordinal(chosenHouse)} has the better claim.`,
  "gem.finger": ({ finger }, about) => `Custom gives ${named(about)} the ${finger} finger.`,
  "gem.metal": ({ metals }, about) =>
    `${sentenceStart(listed(metals, "or"))} is the metal that custom gives to ${named(about)}; jewellers differ on it.`,
  "gem.weight": ({ caratsFrom, caratsTo }) =>
    `Jewellers and astrologers of today call ${caratsFrom} to ${caratsTo} carats enough; no old text gives a weight.`,
  "gem.day": ({ vara }, about) =>
    isNode(about)
      ? `${NAMES_EN.vara[vara].weekday} is the day that custom gives to ${named(about)}, who has no weekday.`
      : `${NAMES_EN.vara[vara].weekday} is the day of ${named(about)}.`,
  "gem.stone_of_graha": ({ gem }, about) => `The stone of ${named(about)} among the nine is the ${NAMES_EN.gem[gem]}.`,
};
