import type { Dignity, FunctionalNature, GemFacts, Graha } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { BODY_PART_EN } from "./body-parts.ts";
import { mattersOf } from "./forms.ts";
import { FLAW_EN, FLAW_TERM_EN } from "./gem-flaws.ts";
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
/** A debilitated graha has a sentence of its own. */
const standing = (facts: { readonly dignity: Dignity }): string =>
  facts.dignity === "debilitated" ? "" : `, ${dignity(facts)}`;
const isNode = (about: Graha): boolean => about === "rahu" || about === "ketu";
const who = (about: Graha): string => namedFirst(about);

/** What each graha gives, as its stone is said to carry it. */
const GIFT: Readonly<Record<Graha, string>> = {
  sun: "confidence",
  moon: "peace of mind",
  mars: "drive",
  mercury: "clear thinking",
  jupiter: "good judgement",
  venus: "harmony",
  saturn: "steadiness",
  rahu: "focus",
  ketu: "insight",
};

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
    `${who(about)} is a maraka for this ascendant by ${isNode(about) ? "its place" : "the houses it rules"}, so its stone is not recommended.`,
  "gem.in_dusthana": (facts, about) =>
    `${who(about)} is in the ${ordinal(facts.house)} house, a house of loss${standing(facts)}: its stone would strengthen that house too.`,
  "gem.debilitated": (_facts, about) => `${who(about)} is debilitated, and a stone does not make up for that.`,
  "gem.tables_name_it": ({ lagna, gem, harmfulHouses }, about) =>
    `Most tables name the ${NAMES_EN.gem[gem]} for ${NAMES_EN.rasi[lagna]}, because ${named(about)} rules this ascendant. But ${named(about)} also rules the ${listed(harmfulHouses.map(ordinal), "and")} house here, and Parashara counts it among those that do harm for ${NAMES_EN.rasi[lagna]}.`,
  "gem.benefit_ruled": ({ house }, about) =>
    `${sentenceStart(mattersOf(house))}: ${named(about)} rules the ${ordinal(house)} house of your chart.`,
  "gem.benefit_placed": ({ house }, about) =>
    `${sentenceStart(mattersOf(house))}: ${named(about)} is in the ${ordinal(house)} house of your chart.`,
  "gem.benefit_own": (_facts, about) =>
    `${sentenceStart(GIFT[about])}: what ${named(about)} stands for in every chart.`,
  "gem.gifts": (_facts, about) =>
    `These are matters of ${named(about)}. No old text promises them of a stone; people who wear it hope for them.`,
  "gem.body_part": ({ part, like }, about) =>
    about === like
      ? `In matters of the body ${named(about)} stands for ${BODY_PART_EN[part]}.`
      : `By custom ${named(about)} is read like ${named(like)}, which in matters of the body stands for ${BODY_PART_EN[part]}.`,
  "gem.flaw": ({ flaw }) =>
    flaw === "broken_band"
      ? `${FLAW_EN[flaw]}: jewellers of today judge a cat's eye by it.`
      : `${FLAW_EN[flaw]}: the old text calls it ${FLAW_TERM_EN[flaw]}.`,
  "gem.combust": ({ fromSunDeg }, about) =>
    `${who(about)} is combust, ${fromSunDeg.toFixed(1)}° from the Sun: its own light is weak, and astrologers differ on whether a stone helps it.`,
  "gem.in_enemy_sign": (_facts, about) =>
    `${who(about)} is weak, in an enemy's sign: wear the stone on trial first, and give it up if it does not feel right.`,
  "gem.later_claim": ({ house, chosenHouse }, about) =>
    `${who(about)}, lord of the ${ordinal(house)} house, could be strengthened too, but the lord of the ${ordinal(chosenHouse)} has the better claim.`,
  "gem.finger": ({ finger }, about) => `Custom gives ${named(about)} the ${finger} finger.`,
  "gem.metal": ({ metals }, about) =>
    `${sentenceStart(listed(metals, "or"))} is the metal that custom gives to ${named(about)}; jewellers differ on it.`,
  "gem.weight": ({ caratsFrom, caratsTo, rattiFrom, rattiTo }) =>
    `Jewellers and astrologers of today call ${caratsFrom} to ${caratsTo} carats enough, which is ${rattiFrom} to ${rattiTo} ratti of the gem trade (0.91 carat each); no old text gives a weight. A goldsmith's ratti is smaller, so ask for the weight in carats.`,
  "gem.day": ({ vara }, about) =>
    isNode(about)
      ? `${NAMES_EN.vara[vara].weekday} is the day that custom gives to ${named(about)}, who has no weekday.`
      : `${NAMES_EN.vara[vara].weekday} is the day of ${named(about)}.`,
  "gem.stone_of_graha": ({ gem }, about) => `The stone of ${named(about)} among the nine is the ${NAMES_EN.gem[gem]}.`,
};
