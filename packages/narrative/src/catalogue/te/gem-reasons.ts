import type { Dignity, FunctionalNature, GemRule } from "@vedanga/core";
import type { FactReader } from "../../fact-reader.ts";
import { oneOf } from "../../one-of.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import { NAMES_TE } from "./names.ts";
import { genitive, rasiStem, toGraha } from "./phrases.ts";

/** As it stands before ఉన్నాడు. */
export const DIGNITY_TE: Readonly<Record<Dignity, string>> = {
  exalted: "ఉచ్చలో",
  moolatrikona: "మూలత్రికోణంలో",
  own: "స్వక్షేత్రంలో",
  friend: "మిత్ర రాశిలో",
  neutral: "సమ రాశిలో",
  enemy: "శత్రు రాశిలో",
  debilitated: "నీచలో",
};

const nature = (facts: FactReader): string => oneOf<string>(NATURE_TE, facts.id("nature"));
const NATURE_TE: Readonly<Record<FunctionalNature, string>> = NAMES_TE.nature;
const dignity = (facts: FactReader): string => oneOf(DIGNITY_TE, facts.id("dignity"));
const who = (facts: FactReader): string => facts.graha("about");
const toWhom = (facts: FactReader): string => toGraha(facts.id("about"));

export const GEM_REASONS_TE: RuleWords<GemRule> = {
  "gem.lord_of_house": (facts) => `${rasiStem(facts.id("lagna"))} లగ్నానికి ${facts.number("house")}వ భావాధిపతి ${who(facts)}.`,
  "gem.fit": (facts) =>
    `${toWhom(facts)} బలం చేకూర్చవచ్చు: ఈ లగ్నానికి ${nature(facts)}, ${facts.number("house")}వ భావంలో ${dignity(facts)} ఉన్నాడు, అభ్యంతరమేమీ లేదు.`,
  "gem.best_of_unfit": (facts) =>
    `ముగ్గురు అధిపతులలో ఏ అభ్యంతరమూ లేనివారు లేరు; ఆధిపత్యం వల్ల కీడు చేయనివారిలో ${genitive(facts.id("about"))} మీద అభ్యంతరాలు అందరికన్నా తక్కువ: ఈ లగ్నానికి ${nature(facts)}, ${facts.number("house")}వ భావంలో ${dignity(facts)} ఉన్నాడు.`,
  "gem.functional_malefic": (facts) =>
    `ఏలే భావాలను బట్టి ఈ లగ్నానికి ${who(facts)} ${nature(facts)}; అలాంటి గ్రహానికి రత్నంతో బలం చేకూర్చరు.`,
  "gem.maraka": (facts) => `ఏలే భావాలను బట్టి ఈ లగ్నానికి ${who(facts)} మారకుడు; మారకునికి రత్నంతో బలం చేకూర్చరు.`,
  "gem.in_dusthana": (facts) =>
    `${who(facts)} దుస్థానమైన ${facts.number("house")}వ భావంలో ${dignity(facts)} ఉన్నాడు; అతనికి బలం చేకూరిస్తే ఆ భావానికీ బలం చేరుతుంది.`,
  "gem.debilitated": (facts) => `${who(facts)} నీచలో ఉన్నాడు; అలా ఉన్న గ్రహానికి రత్నంతో బలం చేకూర్చరు.`,
  "gem.stone_of_graha": (facts) =>
    `నవరత్నాలలో ${genitive(facts.id("about"))} రత్నం ${oneOf(NAMES_TE.gem, facts.id("gem"))}.`,
};
