import type { FactReader } from "../../fact-reader.ts";
import type { StrengthWords } from "../strength-words.ts";
import { ordinalWord } from "./forms.ts";
import { genitive, rasiStem, toGraha } from "./phrases.ts";

const who = (facts: FactReader): string => facts.graha("about");
const to = (facts: FactReader): string => toGraha(facts.id("about"));
const lordOf = (span: string, virupas: number) => (facts: FactReader) =>
  `పుట్టిన ${span} అధిపతి అయితే ${to(facts)} ${virupas} విరూపాలు, కాకపోతే ఏమీ ఉండదు.`;
const DIRECTIONS: Readonly<Record<string, string>> = { east: "తూర్పు", south: "దక్షిణం", west: "పశ్చిమం", north: "ఉత్తరం" };

export const STRENGTH_TE: StrengthWords = {
  dignity: {
    exalted: "ఉచ్చ",
    moolatrikona: "మూలత్రికోణం",
    own: "స్వక్షేత్రం",
    friend: "మిత్ర క్షేత్రం",
    neutral: "సమ క్షేత్రం",
    enemy: "శత్రు క్షేత్రం",
    debilitated: "నీచ",
  },
  reasons: {
    "strength.exaltation": (facts) =>
      `${who(facts)} పరమ నీచ స్థానం నుంచి ${facts.rounded("fromDebilitationDeg", 1)}° దూరంలో ఉన్నాడు, అందులో మూడో వంతు లెక్కకు వస్తుంది.`,
    "strength.seven_vargas": (facts) =>
      `ఏడు వర్గ చక్రాల్లో ${genitive(facts.id("about"))} స్థితి: స్వక్షేత్రం నుంచి అధి శత్రు క్షేత్రం వరకు.`,
    "strength.odd_or_even_sign": (facts) =>
      `${who(facts)} ${rasiStem(facts.id("rasi"))} రాశిలో, నవాంశలో ${rasiStem(facts.id("navamsa"))} రాశిలో ఉన్నాడు: తనకు తగిన బేసి లేదా సరి రాశిని బట్టి.`,
    "strength.kendra": (facts) => `${who(facts)} ${ordinalWord(facts.number("house"))} భావంలో ఉన్నాడు. కేంద్రంలో ఎక్కువ బలం.`,
    "strength.drekkana": (facts) =>
      `${who(facts)} రాశిలోని ${ordinalWord(facts.number("third"))} మూడో వంతులో (ద్రేక్కాణం) ఉన్నాడు.`,
    "strength.direction": (facts) =>
      `${to(facts)} ${DIRECTIONS[facts.id("direction")] ?? ""} దిగ్బలం. అక్కడి నుంచి ${facts.rounded("awayDeg", 1)}° దూరంలో ఉన్నాడు.`,
    "strength.day_or_night": (facts) => `పుట్టినప్పుడు పగలో రాత్రో ఎంత గడిచిందో, ${to(facts)} ఏది నప్పుతుందో దాన్ని బట్టి.`,
    "strength.paksha": (facts) =>
      facts.truth("isBenefic")
        ? `${who(facts)} సహజ శుభుడిగా లెక్క, చంద్రకాంతి పెరిగితే బలం పెరుగుతుంది.`
        : `${who(facts)} సహజ పాపిగా లెక్క, చంద్రకాంతి తగ్గితే బలం పెరుగుతుంది.`,
    "strength.third_of_day": (facts) =>
      `పుట్టిన పగటి లేదా రాత్రి మూడో వంతుకు అధిపతి అయితే ${to(facts)} 60 విరూపాలు. గురునికి ఇవి ఎప్పుడూ ఉంటాయి.`,
    "strength.lord_of_year": lordOf("సంవత్సరానికి", 15),
    "strength.lord_of_month": lordOf("మాసానికి", 30),
    "strength.lord_of_day": lordOf("వారానికి", 45),
    "strength.lord_of_hour": lordOf("హోరకు", 60),
    "strength.declination": (facts) =>
      `${who(facts)} విషువద్వృత్తానికి ${facts.number("northDeg") < 0 ? "దక్షిణంగా" : "ఉత్తరంగా"} ${Math.abs(facts.number("northDeg")).toFixed(1)}° దూరంలో ఉన్నాడు.`,
    "strength.war": (facts) =>
      `${who(facts)}, ${facts.graha("rival")} ఒక డిగ్రీ లోపు ఉన్నారు (గ్రహ యుద్ధం). వెనుక ఉన్నవారిది గెలుపు.`,
    "strength.motion": (facts) =>
      facts.has("kendraDeg")
        ? `${genitive(facts.id("about"))} చేష్టా కేంద్రం ${facts.rounded("kendraDeg", 1)}°, అందులో మూడో వంతు లెక్కకు వస్తుంది.`
        : `${to(facts)} వక్రగతి లేదు. ఈ బలం కాలబలంలోనే లెక్కించబడింది.`,
    "strength.nature": (facts) => `${to(facts)} స్వభావసిద్ధంగా ఉన్న బలం: సూర్యునికి అత్యధికం, శనికి అత్యల్పం.`,
    "strength.sight": (facts) => `${genitive(facts.id("about"))} మీద పడే దృష్టిలో నాలుగో వంతు: శుభులది కలిపి, పాపులది తీసివేసి.`,
  },
};
