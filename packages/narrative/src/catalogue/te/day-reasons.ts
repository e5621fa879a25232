import { type DayFacts, type DayLuckFacts, tithiOf } from "@vedanga/core";
import { genitive, rasiStem, TITHI_GROUP_TE } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { allCalled } from "./forms.ts";
import { GOCHARA_TE } from "./gochara.ts";

const REGARD = { friend: "మిత్రుడు", neutral: "సముడు", enemy: "శత్రువు" };

export const DAY_REASONS_TE: RuleWords<DayFacts & DayLuckFacts> = {
  "day.base": ({ startPoints }) =>
    startPoints === 50
      ? "ప్రతి రోజు లెక్క నూటికి 50 పాయింట్లతో మొదలవుతుంది."
      : `లెక్క ${startPoints} పాయింట్లతో మొదలవుతుంది: ఈ విషయానికి చూసే స్థానాలు ఎక్కువ గ్రహాలకు అనుకూలమైనవి కాబట్టి సగటు రోజు 50కి వస్తుంది.`,
  "transit.favourable": ({ house, vedhaHouse }, about) =>
    `${NAMES_TE.graha[about].name} ఈ రాశి నుండి ${house}వ ఇంట, తన అనుకూల స్థానంలో ఉన్నాడు; వేధ స్థానమైన ${vedhaHouse}వ ఇంట అడ్డుపడేవారు లేరు.`,
  "transit.obstructed": ({ house, vedhaHouse, obstructedBy }, about) =>
    `${NAMES_TE.graha[about].name} ఈ రాశి నుండి ${house}వ ఇంట, తన అనుకూల స్థానంలో ఉన్నా, వేధ స్థానమైన ${vedhaHouse}వ ఇంట ${allCalled(obstructedBy)} ఉన్నందున ఫలం ఆగింది.`,
  "transit.unfavourable": ({ house }, about) =>
    `${NAMES_TE.graha[about].name} ఈ రాశి నుండి ${house}వ ఇంట ఉన్నాడు; అది అతని అనుకూల స్థానాల్లో ఒకటి కాదు.`,
  "day.tara": (facts) => GOCHARA_TE.balaReasons["bala.tara"](facts, "moon"),
  "day.tithi": ({ tithi, group }) =>
    `సూర్యోదయ వేళ తిథి ${NAMES_TE.tithi[tithiOf(tithi).tithi]}; ఇది ${TITHI_GROUP_TE[group]} తిథి.`,
  "day.vara": (facts, about) => {
    const weekday = NAMES_TE.vara[facts.vara].weekday;
    const who = NAMES_TE.graha[about].name;
    const isOwn = about === facts.rasiLord;
    const regard = isOwn
      ? "ఈ రాశికీ అతడే అధిపతి"
      : `రాశ్యధిపతి అయిన ${genitive(facts.rasiLord)} దృష్టిలో అతడు ${REGARD[facts.regard]}`;
    const signifies = facts.signifies ? "; ఈ విషయానికి కారకుడు కూడా" : "";
    return `వారం ${weekday}, అధిపతి ${who}; ${regard}${signifies}.`;
  },
  "day.yoga": ({ yoga }) => `సూర్యోదయ వేళ యోగం ${NAMES_TE.yoga[yoga]}.`,
  "luck.colour_of_helper": ({ pointsOfHelper, helper }) =>
    `రాశ్యధిపతి కాక మిగిలినవారిలో ఈ రోజుకు ఎక్కువ మేలు చేసేవాడు ${NAMES_TE.graha[helper].name} (పాయింట్లు: ${pointsOfHelper}); ఈ రంగు అతనిది.`,
  "luck.number_of_star": ({ nakshatra }, about) =>
    `చంద్రుడు ఉన్న నక్షత్రం ${NAMES_TE.nakshatra[nakshatra]}; దాని అధిపతి ${NAMES_TE.graha[about].name}. ఆధునిక సంఖ్యాశాస్త్రంలో ఈ సంఖ్య అతనిది.`,
  "luck.number_of_lord": ({ moonRasi }, about) =>
    `${rasiStem(moonRasi)} రాశి అధిపతి ${NAMES_TE.graha[about].name}; ఆధునిక సంఖ్యాశాస్త్రంలో ఈ సంఖ్య అతనిది.`,
  "luck.number_of_helper": ({ pointsOfHelper, helper }) =>
    `రాశ్యధిపతి కాక మిగిలినవారిలో ఈ రోజుకు ఎక్కువ మేలు చేసేవాడు ${NAMES_TE.graha[helper].name} (పాయింట్లు: ${pointsOfHelper}); ఆధునిక సంఖ్యాశాస్త్రంలో ఈ సంఖ్య అతనిది.`,
};
