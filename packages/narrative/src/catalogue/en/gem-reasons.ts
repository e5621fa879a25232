import type { Dignity, FunctionalNature, GemFacts, Graha } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { ordinal } from "./phrases.ts";

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
const who = (about: Graha): string => namedFirst(about);

export const GEM_REASONS_EN: RuleWords<GemFacts> = {
  "gem.lord_of_house": ({ lagna, house }, about) =>
    `With ${NAMES_EN.rasi[lagna]} rising, ${named(about)} rules the ${ordinal(house)} house.`,
  "gem.fit": (facts, about) =>
    `${who(about)} may be strengthened: ${nature(facts)} for this ascendant, ${dignity(facts)}, in the ${ordinal(facts.house)} house, with nothing against it.`,
  "gem.best_of_unfit": (facts, about) =>
    `None of the three lords is free of objections; among those that do no harm by what they rule, ${named(about)} has least against it: ${nature(facts)} for this ascendant, ${dignity(facts)}, in the ${ordinal(facts.house)} house.`,
  "gem.functional_malefic": (facts, about) =>
    `${who(about)} is ${nature(facts)} for this ascendant by the houses it rules, and what does harm is not strengthened.`,
  "gem.maraka": (_facts, about) =>
    `${who(about)} is counted a maraka for this ascendant by the houses it rules, and a maraka is left as it is.`,
  "gem.in_dusthana": (facts, about) =>
    `${who(about)} stands in the ${ordinal(facts.house)} house, a house of loss, ${dignity(facts)}: strengthened, it would strengthen that house too.`,
  "gem.debilitated": (_facts, about) =>
    `${who(about)} is debilitated, and what stands so low is not strengthened by a stone.`,
  "gem.stone_of_graha": ({ gem }, about) => `The stone of ${named(about)} among the nine is the ${NAMES_EN.gem[gem]}.`,
};
