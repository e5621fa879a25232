import type { Dignity, FunctionalNature, GemFacts, Graha } from "@vedanga/core";
import { genitive, rasiStem, toGraha } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";

/** As it is before ఉన్నాడు. */
export const DIGNITY_TE: Readonly<Record<Dignity, string>> = {
  exalted: "ఉచ్చలో",
  moolatrikona: "మూలత్రికోణంలో",
  own: "స్వక్షేత్రంలో",
  friend: "మిత్ర రాశిలో",
  neutral: "సమ రాశిలో",
  enemy: "శత్రు రాశిలో",
  debilitated: "నీచలో",
};

const nature = (facts: { readonly nature: FunctionalNature }): string => NATURE_TE[facts.nature];
const NATURE_TE: Readonly<Record<FunctionalNature, string>> = NAMES_TE.nature;
const dignity = (facts: { readonly dignity: Dignity }): string => DIGNITY_TE[facts.dignity];
const who = (about: Graha): string => NAMES_TE.graha[about].name;
const toWhom = (about: Graha): string => toGraha(about);

export const GEM_REASONS_TE: RuleWords<GemFacts> = {
  "gem.lord_of_house": ({ lagna, house }, about) => `${rasiStem(lagna)} లగ్నానికి ${house}వ భావాధిపతి ${who(about)}.`,
  "gem.fit": (facts, about) =>
    `${toWhom(about)} బలం చేకూర్చవచ్చు: ఈ లగ్నానికి ${nature(facts)}, ${facts.house}వ భావంలో ${dignity(facts)} ఉన్నాడు, అభ్యంతరమేమీ లేదు.`,
  "gem.best_of_unfit": (facts, about) =>
    `ముగ్గురు అధిపతులలో ఏ అభ్యంతరమూ లేనివారు లేరు; ఆధిపత్యం వల్ల కీడు చేయనివారిలో ${genitive(about)} మీద అభ్యంతరాలు అందరికన్నా తక్కువ: ఈ లగ్నానికి ${nature(facts)}, ${facts.house}వ భావంలో ${dignity(facts)} ఉన్నాడు.`,
  "gem.functional_malefic": (facts, about) =>
    `ఏలే భావాలను బట్టి ఈ లగ్నానికి ${who(about)} ${nature(facts)}; అలాంటి గ్రహానికి రత్నంతో బలం చేకూర్చరు.`,
  "gem.maraka": (_facts, about) => `ఏలే భావాలను బట్టి ఈ లగ్నానికి ${who(about)} మారకుడు; మారకునికి రత్నంతో బలం చేకూర్చరు.`,
  "gem.in_dusthana": (facts, about) =>
    `${who(about)} దుస్థానమైన ${facts.house}వ భావంలో ${dignity(facts)} ఉన్నాడు; అతనికి బలం చేకూరిస్తే ఆ భావానికీ బలం చేరుతుంది.`,
  "gem.debilitated": (_facts, about) => `${who(about)} నీచలో ఉన్నాడు; అలా ఉన్న గ్రహానికి రత్నంతో బలం చేకూర్చరు.`,
  "gem.stone_of_graha": ({ gem }, about) => `నవరత్నాలలో ${genitive(about)} రత్నం ${NAMES_TE.gem[gem]}.`,
};
