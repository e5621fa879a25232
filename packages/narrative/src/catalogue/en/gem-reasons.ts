import type { Dignity, FunctionalNature, GemRule } from "@vedanga/core";
import type { FactReader } from "../../fact-reader.ts";
import { oneOf } from "../../one-of.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import { NAMES_EN } from "./names.ts";
import { named, namedFirst, ordinal } from "./phrases.ts";

export const DIGNITY_EN: Readonly<Record<Dignity, string>> = {
  exalted: "exalted",
  moolatrikona: "in its moolatrikona",
  own: "in its own sign",
  friend: "in a friend's sign",
  neutral: "in a neutral sign",
  enemy: "in an enemy's sign",
  debilitated: "debilitated",
};

export const NATURE_EN: Readonly<Record<FunctionalNature, string>> = {
  yogakaraka: "a yogakaraka",
  highly_benefic: "highly benefic",
  benefic: "benefic",
  neutral: "neutral",
  malefic: "malefic",
  highly_malefic: "highly malefic",
  maraka: "a maraka",
};

const nature = (facts: FactReader): string => oneOf(NATURE_EN, facts.id("nature"));
const dignity = (facts: FactReader): string => oneOf(DIGNITY_EN, facts.id("dignity"));
const who = (facts: FactReader): string => namedFirst(facts.id("about"));

export const GEM_REASONS_EN: RuleWords<GemRule> = {
  "gem.lord_of_house": (facts) =>
    `With ${facts.rasi("lagna")} rising, ${named(facts.id("about"))} rules the ${ordinal(facts.number("house"))} house.`,
  "gem.fit": (facts) =>
    `${who(facts)} may be strengthened: ${nature(facts)} for this ascendant, ${dignity(facts)}, in the ${ordinal(facts.number("house"))} house, with nothing against it.`,
  "gem.best_of_unfit": (facts) =>
    `None of the three lords is free of objections; among those that do no harm by what they rule, ${named(facts.id("about"))} has least against it: ${nature(facts)} for this ascendant, ${dignity(facts)}, in the ${ordinal(facts.number("house"))} house.`,
  "gem.functional_malefic": (facts) =>
    `${who(facts)} is ${nature(facts)} for this ascendant by the houses it rules, and what does harm is not strengthened.`,
  "gem.maraka": (facts) =>
    `${who(facts)} is counted a maraka for this ascendant by the houses it rules, and a maraka is left as it is.`,
  "gem.in_dusthana": (facts) =>
    `${who(facts)} stands in the ${ordinal(facts.number("house"))} house, a house of loss, ${dignity(facts)}: strengthened, it would strengthen that house too.`,
  "gem.debilitated": (facts) => `${who(facts)} is debilitated, and what stands so low is not strengthened by a stone.`,
  "gem.stone_of_graha": (facts) =>
    `The stone of ${named(facts.id("about"))} among the nine is the ${oneOf(NAMES_EN.gem, facts.id("gem"))}.`,
};
