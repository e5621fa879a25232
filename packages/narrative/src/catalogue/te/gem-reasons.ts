import type { Dignity, Finger, FunctionalNature, GemFacts, Graha, Metal } from "@vedanga/core";
import { genitive, rasiStem, toGraha } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { BODY_PART_TE } from "./body-parts.ts";
import { mattersOf } from "./forms.ts";
import { FLAW_TE, FLAW_TERM_TE } from "./gem-flaws.ts";
import { listed } from "./phrases.ts";

/** As it is before ఉన్నాడు. */
export const DIGNITY_TE: Readonly<Record<Dignity, string>> = {
  exalted: "ఉచ్చలో",
  moolatrikona: "మూలత్రికోణంలో",
  own: "స్వక్షేత్రంలో",
  friend: "మిత్ర క్షేత్రంలో",
  neutral: "సమ క్షేత్రంలో",
  enemy: "శత్రు క్షేత్రంలో",
  debilitated: "నీచలో",
};

const nature = (facts: { readonly nature: FunctionalNature }): string => NATURE_TE[facts.nature];
const NATURE_TE: Readonly<Record<FunctionalNature, string>> = NAMES_TE.nature;
const dignity = (facts: { readonly dignity: Dignity }): string => DIGNITY_TE[facts.dignity];
/** A debilitated graha has a sentence of its own. */
const standing = (facts: { readonly dignity: Dignity }): string =>
  facts.dignity === "debilitated" ? "" : `, ${dignity(facts)}`;
const isNode = (about: Graha): boolean => about === "rahu" || about === "ketu";
const METAL: Readonly<Record<Metal, string>> = { gold: "బంగారం", silver: "వెండి", copper: "రాగి", panchaloha: "పంచలోహం" };
const FINGER: Readonly<Record<Finger, string>> = {
  index: "చూపుడు వేలు",
  middle: "మధ్య వేలు",
  ring: "ఉంగరపు వేలు",
  little: "చిటికెన వేలు",
};
const who = (about: Graha): string => NAMES_TE.graha[about].name;
const toWhom = (about: Graha): string => toGraha(about);

/** What each graha gives, as its stone is said to carry it. */
const GIFT: Readonly<Record<Graha, string>> = {
  sun: "ఆత్మవిశ్వాసం",
  moon: "మనశ్శాంతి",
  mars: "చొరవ",
  mercury: "స్పష్టమైన ఆలోచన",
  jupiter: "వివేకం",
  venus: "సామరస్యం",
  saturn: "నిలకడ",
  rahu: "ఏకాగ్రత",
  ketu: "అంతర్దృష్టి",
};

export const GEM_REASONS_TE: RuleWords<GemFacts> = {
  "gem.lord_of_house": ({ lagna, house }, about) => `${rasiStem(lagna)} లగ్నానికి ${house}వ భావాధిపతి ${who(about)}.`,
  "gem.fit": (facts, about) =>
    `${toWhom(about)} బలం చేకూర్చవచ్చు: ఈ లగ్నానికి ${nature(facts)}, ${facts.house}వ భావంలో, ${dignity(facts)} ఉన్నాడు; ${facts.hasCaution ? "రత్నం వద్దనేంత అభ్యంతరం లేదు" : "అభ్యంతరమేమీ లేదు"}.`,
  "gem.best_of_unfit": (facts, about) =>
    `ముగ్గురు అధిపతులలో ప్రతి ఒక్కరి విషయంలోనూ ఏదో ఒక అభ్యంతరం ఉంది; ఆధిపత్యం వల్ల కీడు చేయనివారిలో ${genitive(about)} మీద అభ్యంతరాలు అందరి కన్నా తక్కువ: ఈ లగ్నానికి ${nature(facts)}, ${facts.house}వ భావంలో, ${dignity(facts)} ఉన్నాడు.`,
  "gem.functional_malefic": (facts, about) =>
    `${isNode(about) ? "ఉన్న స్థానాన్ని" : "భావాధిపత్యాన్ని"} బట్టి ఈ లగ్నానికి ${who(about)} ${nature(facts)}; అలాంటి గ్రహానికి రత్నంతో బలం చేకూర్చరు.`,
  "gem.maraka": (_facts, about) =>
    `${isNode(about) ? "ఉన్న స్థానాన్ని" : "భావాధిపత్యాన్ని"} బట్టి ఈ లగ్నానికి ${who(about)} మారకుడు; మారకునికి రత్నంతో బలం చేకూర్చరు.`,
  "gem.in_dusthana": (facts, about) =>
    `${who(about)} దుస్థానమైన ${facts.house}వ భావంలో${standing(facts)} ఉన్నాడు; అతనికి బలం చేకూరిస్తే ఆ భావానికీ బలం చేరుతుంది.`,
  "gem.debilitated": (_facts, about) => `${who(about)} నీచలో ఉన్నాడు; నీచ గ్రహానికి రత్నం సూచించరు.`,
  "gem.tables_name_it": ({ lagna, gem, harmfulHouses }, about) =>
    `లగ్నాధిపతి ${who(about)} కాబట్టి ${rasiStem(lagna)} లగ్నానికి చాలా పట్టికలు సూచించే రత్నం ${NAMES_TE.gem[gem]}. అయితే ${who(about)} ${listed(harmfulHouses.map((house) => `${house}వ`))} భావానికి కూడా అధిపతి; పరాశరుని ప్రకారం ఈ లగ్నానికి కీడు చేసేవారిలో అతడూ ఉన్నాడు.`,
  "gem.benefit_ruled": ({ house }, about) => `${mattersOf(house)}: మీ జాతకంలో ${house}వ భావాధిపతి ${who(about)}.`,
  "gem.benefit_placed": ({ house }, about) => `${mattersOf(house)}: మీ జాతకంలో ${who(about)} ${house}వ భావంలో ఉన్నాడు.`,
  "gem.benefit_own": (_facts, about) => `${GIFT[about]}: ఏ జాతకంలోనైనా దీనికి కారకుడు ${who(about)}.`,
  "gem.gifts": (_facts, about) =>
    `వీటికి కారకుడు ${who(about)}. రత్నం ధరిస్తే ఇవి కలుగుతాయని ప్రాచీన గ్రంథాలేవీ చెప్పవు; ధరించేవారు ఆశించేవి ఇవి.`,
  "gem.body_part": ({ part, like }, about) =>
    about === like
      ? `ఆరోగ్య విషయాలలో ${genitive(about)} కారకత్వం: ${BODY_PART_TE[part]}.`
      : `ఆచారం ప్రకారం ${toWhom(about)} ${genitive(like)} ఫలాలే చెబుతారు; ఆరోగ్య విషయాలలో ${genitive(like)} కారకత్వం: ${BODY_PART_TE[part]}.`,
  "gem.flaw": ({ flaw }) =>
    flaw === "broken_band"
      ? `${FLAW_TE[flaw]}: నేటి వర్తకులు వైడూర్యాన్ని పరీక్షించేది ఈ రేఖను బట్టే.`
      : `${FLAW_TE[flaw]}: ప్రాచీన గ్రంథంలో దీని పేరు ${FLAW_TERM_TE[flaw]}.`,
  "gem.combust": ({ fromSunDeg }, about) =>
    `${who(about)} సూర్యునికి ${fromSunDeg.toFixed(1)}° దూరంలో అస్తంగతుడై ఉన్నాడు: సొంత బలం తక్కువ; రత్నం మేలు చేస్తుందా అన్నదానిపై జ్యోతిషులలో భిన్నాభిప్రాయాలు ఉన్నాయి.`,
  "gem.in_enemy_sign": (_facts, about) =>
    `${who(about)} శత్రు క్షేత్రంలో బలహీనంగా ఉన్నాడు: ముందు కొన్నాళ్ళు ధరించి చూడండి; నచ్చకపోతే మానేయండి.`,
  "gem.later_claim": ({ house, chosenHouse }, about) =>
    `${house}వ భావాధిపతి ${toWhom(about)} కూడా బలం చేకూర్చవచ్చు; అయితే ${chosenHouse}వ భావాధిపతికే ప్రాధాన్యం.`,
  "gem.finger": ({ finger }, about) => `ఆచారం ప్రకారం ${genitive(about)} వేలు: ${FINGER[finger]}.`,
  "gem.metal": ({ metals }, about) =>
    `ఆచారం ప్రకారం ${genitive(about)} లోహం: ${listed(
      metals.map((metal) => METAL[metal]),
      "లేదా",
    )}; వర్తకులు వేరే లోహాలు కూడా చెబుతారు.`,
  "gem.weight": ({ caratsFrom, caratsTo, rattiFrom, rattiTo }) =>
    `${caratsFrom} నుండి ${caratsTo} క్యారెట్లు చాలని నేటి వర్తకులు, జ్యోతిషులు చెబుతారు; రత్నాల వ్యాపారంలో రత్తి 0.91 క్యారెట్ కాబట్టి ఇది ${rattiFrom} నుండి ${rattiTo} రత్తులు. ప్రాచీన గ్రంథాలలో బరువు లేదు. బంగారు పనిలో వాడే రత్తి ఇంత కన్నా చిన్నది; అందుకే బరువును క్యారెట్లలో అడగండి.`,
  "gem.day": ({ vara }, about) =>
    isNode(about)
      ? `${toWhom(about)} సొంత వారం లేదు; ఆచారం ప్రకారం వారం: ${NAMES_TE.vara[vara].weekday}.`
      : `${genitive(about)} వారం: ${NAMES_TE.vara[vara].weekday}.`,
  "gem.stone_of_graha": ({ gem }, about) => `నవరత్నాలలో ${genitive(about)} రత్నం ${NAMES_TE.gem[gem]}.`,
};
