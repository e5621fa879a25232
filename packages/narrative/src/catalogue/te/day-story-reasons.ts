import type { DayStoryFacts, LifeAspect } from "@vedanga/core";
import { withGraha } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import { toNoun } from "@vedanga/names/te/stem";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { GOCHARA_TE } from "./gochara.ts";

const REGARD = {
  own: "ఈ రాశికి అతడే అధిపతి",
  friend: "రాశ్యధిపతికి మిత్రుడు",
  neutral: "రాశ్యధిపతికి సముడు",
  enemy: "రాశ్యధిపతికి శత్రువు",
};
/** An aspect of life inside a sentence. */
const DAY_ASPECT_TE: Readonly<Record<LifeAspect, string>> = {
  physique: "శరీర బలం",
  status: "మనశ్శాంతి",
  finances: "డబ్బు",
  relationship: "దాంపత్యం",
  career: "వృత్తి",
  travel: "ప్రయాణం",
  family: "కుటుంబం",
  friends: "స్నేహం",
  health: "ఆరోగ్యం",
};

export const DAY_STORY_REASONS_TE: RuleWords<DayStoryFacts> = {
  "story.moon_enters": ({ house, fromHouse }) =>
    `నిన్నటి సూర్యోదయం తర్వాత చంద్రుడు ఈ రాశికి ${fromHouse}వ ఇంటి నుండి ${house}వ ఇంటికి వచ్చాడు.`,
  "story.moon_stays": ({ house, dayOfStay }) =>
    `చంద్రుడు ఈ రాశి నుండి ${house}వ ఇంట ఉన్నాడు; అక్కడ అతనికిది ${dayOfStay}వ సూర్యోదయం.`,
  "story.moon_leaves": ({ house }) => `ఈ రోజే చంద్రుడు ఈ రాశి నుండి ${house}వ ఇంటికి మారతాడు.`,
  "story.eclipse": ({ kind, house }) =>
    `ఈ స్థలంలో ${kind === "solar" ? "సూర్య గ్రహణం" : "చంద్ర గ్రహణం"} కనిపిస్తుంది; అది ఈ రాశి నుండి ${house}వ ఇంట ఏర్పడుతుంది.`,
  "story.station": ({ house, turns }, about) =>
    `ఈ రాశి నుండి ${house}వ ఇంట ఉన్న ${NAMES_TE.graha[about].name} ఈ రోజు ${turns === "direct" ? "ఋజుగతికి" : "వక్రగతికి"} మారతాడు.`,
  "story.ingress": ({ house }, about) => `${NAMES_TE.graha[about].name} ఈ రాశి నుండి ${house}వ ఇంటికి వచ్చాడు.`,
  "story.meets": ({ house }, about) => `ఈ రోజు చంద్రుడు ఈ రాశి నుండి ${house}వ ఇంట ${withGraha(about)} కలుస్తాడు.`,
  "story.own_day": ({ vara }, about) =>
    `${toNoun(NAMES_TE.vara[vara].weekday)} అధిపతి ${NAMES_TE.graha[about].name}; ఈ రాశికీ అతడే అధిపతి.`,
  "story.act": ({ aspect, score, lead }) =>
    `అన్నిటి కన్నా ఎక్కువ పాయింట్లు వచ్చిన విషయం ${DAY_ASPECT_TE[aspect]}: ${score}, తర్వాతిదాని కన్నా ${lead} ఎక్కువ. చేయదగినది దానికి సంబంధించినదే.`,
  "story.caution": ({ aspect, score, lead }) =>
    `అన్నిటి కన్నా తక్కువ పాయింట్లు వచ్చిన విషయం ${DAY_ASPECT_TE[aspect]}: ${score}, మిగిలినవాటి కన్నా కనీసం ${lead} తక్కువ. జాగ్రత్త దానికి సంబంధించినదే.`,
  "story.hour": ({ regard, choghadiya, moonHouse, goodTaraPadas }, about) =>
    `హోరాధిపతి ${NAMES_TE.graha[about].name} (${REGARD[regard]}); చౌఘడియ: ${NAMES_TE.choghadiya[choghadiya]}. చంద్రుడు ఈ రాశి నుండి ${moonHouse}వ ఇంట ఉన్నాడు. రాశిలోని తొమ్మిది పాదాల్లో తారాబలం ఉన్నవి ${goodTaraPadas}. రాహుకాలం, యమగండం వంటివి ఈ సమయంలో లేవు.`,
  "story.hour_of_star": ({ regard, choghadiya, moonHouse, tara }, about) =>
    `హోరాధిపతి ${NAMES_TE.graha[about].name} (${REGARD[regard]}); చౌఘడియ: ${NAMES_TE.choghadiya[choghadiya]}. చంద్రుడు మీ నక్షత్రం ఉన్న రాశి నుండి ${moonHouse}వ ఇంట ఉన్నాడు. మీ నక్షత్రం నుండి ${GOCHARA_TE.tara[tara]}. రాహుకాలం, యమగండం వంటివి ఈ సమయంలో లేవు.`,
};
