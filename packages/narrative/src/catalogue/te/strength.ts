import type { Graha, StrengthRuleFacts } from "@vedanga/core";
import { genitive, rasiStem, toGraha } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { StrengthWords } from "../strength-words.ts";
import { BINDU_CHART_TE, BINDUS_TE } from "./bindus.ts";
import { ordinalWord } from "./forms.ts";
import { STRENGTH_READING_TE } from "./strength-reading.ts";

const who = (about: Graha): string => NAMES_TE.graha[about].name;
const to = (about: Graha): string => toGraha(about);
const lordOf = (span: string, virupas: number) => (_facts: StrengthRuleFacts["strength.lord_of_day"], about: Graha) =>
  `పుట్టిన ${span} అధిపతి అయితే ${to(about)} ${virupas} షష్ట్యంశలు, కాకపోతే ఏమీ ఉండవు.`;
const DIRECTIONS: Readonly<Record<StrengthRuleFacts["strength.direction"]["direction"], string>> = {
  east: "తూర్పు",
  south: "దక్షిణం",
  west: "పశ్చిమం",
  north: "ఉత్తరం",
};

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
  bindus: BINDUS_TE,
  binduChart: BINDU_CHART_TE,
  reading: STRENGTH_READING_TE,
  reasons: {
    "strength.exaltation": ({ fromDebilitationDeg }, about) =>
      `${who(about)} పరమ నీచ స్థానం నుండి ${fromDebilitationDeg.toFixed(1)}° దూరంలో ఉన్నాడు; అందులో మూడో వంతు లెక్కకు వస్తుంది.`,
    "strength.seven_vargas": (_facts, about) =>
      `సప్తవర్గజ బలం: ఏడు వర్గ చక్రాల్లో ${genitive(about)} స్థితిని బట్టి వస్తుంది; స్వక్షేత్రం నుండి అధిశత్రు క్షేత్రం వరకు తగ్గుతూ ఉంటుంది.`,
    "strength.odd_or_even_sign": ({ rasi, navamsa }, about) =>
      `${who(about)} ${rasiStem(rasi)} రాశిలో, నవాంశలో ${rasiStem(navamsa)} రాశిలో ఉన్నాడు; తనకు తగిన బేసి లేదా సరి రాశిలో ఉంటే బలం.`,
    "strength.kendra": ({ house }, about) => `${who(about)} ${ordinalWord(house)} భావంలో ఉన్నాడు. కేంద్రంలో ఎక్కువ బలం.`,
    "strength.drekkana": ({ third }, about) => `${who(about)} రాశిలోని ${ordinalWord(third)} ద్రేక్కాణంలో ఉన్నాడు.`,
    "strength.direction": ({ direction, awayDeg }, about) =>
      `${to(about)} దిగ్బలం ఉన్న దిక్కు ${DIRECTIONS[direction]}; అక్కడి నుండి ${awayDeg.toFixed(1)}° దూరంలో ఉన్నాడు.`,
    "strength.day_or_night": (_facts, about) =>
      about === "mercury"
        ? "నతోన్నత బలం: బుధునికి పగలైనా రాత్రైనా ఎప్పుడూ పూర్తిగా 60 షష్ట్యంశలు ఉంటాయి."
        : `నతోన్నత బలం: పుట్టిన సమయం మధ్యాహ్నానికి గానీ అర్ధరాత్రికి గానీ ఎంత దగ్గరో, ${to(about)} వాటిలో ఏది బలమో చూసి లెక్కిస్తారు.`,
    "strength.paksha": ({ isBenefic }, about) =>
      isBenefic
        ? `${who(about)} సహజ శుభుడు; చంద్రకాంతి పెరిగితే బలం పెరుగుతుంది.`
        : `${who(about)} సహజ పాపుడు; చంద్రకాంతి తగ్గితే బలం పెరుగుతుంది.`,
    "strength.third_of_day": (_facts, about) =>
      about === "jupiter"
        ? "గురునికి ఈ 60 షష్ట్యంశలు ఎప్పుడూ ఉంటాయి."
        : `పుట్టినప్పుడు నడుస్తున్న పగటి లేదా రాత్రి మూడో వంతుకు అధిపతి అయితే ${to(about)} 60 షష్ట్యంశలు, కాకపోతే ఏమీ ఉండవు.`,
    "strength.lord_of_year": lordOf("సంవత్సరానికి", 15),
    "strength.lord_of_month": lordOf("మాసానికి", 30),
    "strength.lord_of_day": lordOf("వారానికి", 45),
    "strength.lord_of_hour": lordOf("హోరకు", 60),
    "strength.declination": ({ northDeg }, about) =>
      `${who(about)} విషువద్వృత్తానికి ${northDeg < 0 ? "దక్షిణంగా" : "ఉత్తరంగా"} ${Math.abs(northDeg).toFixed(1)}° దూరంలో ఉన్నాడు.`,
    "strength.war": ({ rival }, about) =>
      `${who(about)}, ${NAMES_TE.graha[rival].name} ఒక డిగ్రీ లోపు ఉన్నారు (గ్రహ యుద్ధం). వెనుక ఉన్నవారిది గెలుపు.`,
    "strength.motion": (facts, about) =>
      facts.kendraDeg !== undefined
        ? `${genitive(about)} చేష్టా కేంద్రం ${facts.kendraDeg.toFixed(1)}°, అందులో మూడో వంతు లెక్కకు వస్తుంది.`
        : `${to(about)} వక్రగతి లేదు. ఈ బలాన్ని కాలబలంలోనే లెక్కిస్తారు.`,
    "strength.nature": () => "నైసర్గిక బలం: ఇది ఏ జాతకంలోనైనా మారదు; సూర్యునికి అత్యధికం, శనికి అత్యల్పం.",
    "strength.sight": (_facts, about) =>
      `${genitive(about)} మీద పడే దృష్టిలో నాలుగో వంతు లెక్కకు వస్తుంది: శుభుల దృష్టిని కలుపుతారు; పాపుల దృష్టిని తీసివేస్తారు.`,
    "strength.needed": ({ totalVirupas, neededVirupas, neededInBphsVirupas }, about) =>
      `${to(about)} ఉన్న బలం ${totalVirupas.toFixed(1)} షష్ట్యంశలు; కావలసినది ${neededVirupas}${neededInBphsVirupas === neededVirupas ? "" : ` (రామన్ లెక్క). బృహత్ పరాశర హోరాశాస్త్రం ప్రకారం కావలసినది ${neededInBphsVirupas}; అప్పుడు నిష్పత్తి ${(totalVirupas / neededInBphsVirupas).toFixed(2)}`}.`,
  },
};
