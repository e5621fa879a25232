import { tithiOf, type WeekAspect } from "@vedanga/core";
import { rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { WeeklyWords } from "../week-words.ts";
import { civilDayTe } from "./civil-day.ts";

const ASPECT: Readonly<Record<WeekAspect, string>> = {
  status: "మనశ్శాంతి",
  finances: "డబ్బు",
  relationship: "దాంపత్యం",
  career: "వృత్తి",
  travel: "ప్రయాణం",
  family: "కుటుంబం",
  friends: "స్నేహం",
  health: "ఆరోగ్యం",
};

export const WEEK_REASONS_TE: WeeklyWords["reasons"] = {
  "week.base": ({ startPoints }) => `ప్రతి వారం లెక్క నూటికి ${startPoints} పాయింట్లతో మొదలవుతుంది.`,
  "week.day": ({ date, vara, dayScore }) =>
    `${NAMES_TE.vara[vara].weekday} (${civilDayTe(date)}) పాయింట్లు నూటికి ${dayScore}; 50 కన్నా ఎంత ఎక్కువో తక్కువో అందులో ఒక రోజు వాటా వారానికి కలుస్తుంది.`,
  "luck.colour_of_helper": ({ pointsOfHelper, helper }) =>
    `రాశ్యధిపతి కాక మిగిలినవారిలో ఈ వారం రోజులకు ఎక్కువ మేలు చేసేవాడు ${NAMES_TE.graha[helper].name} (పాయింట్లు: ${pointsOfHelper}); ఈ రంగు అతనిది.`,
  "luck.number_of_helper": ({ pointsOfHelper, helper }) =>
    `రాశ్యధిపతి కాక మిగిలినవారిలో ఈ వారం రోజులకు ఎక్కువ మేలు చేసేవాడు ${NAMES_TE.graha[helper].name} (పాయింట్లు: ${pointsOfHelper}); ఆధునిక సంఖ్యాశాస్త్రంలో ఈ సంఖ్య అతనిది.`,
  "luck.number_of_star": ({ nakshatra }, about) =>
    `వారం మొదలైనప్పుడు చంద్రుడు ఉన్న నక్షత్రం ${NAMES_TE.nakshatra[nakshatra]}; దాని అధిపతి ${NAMES_TE.graha[about].name}. ఆధునిక సంఖ్యాశాస్త్రంలో ఈ సంఖ్య అతనిది.`,
  "luck.number_of_lord": ({ moonRasi }, about) =>
    `${rasiStem(moonRasi)} రాశి అధిపతి ${NAMES_TE.graha[about].name}; ఆధునిక సంఖ్యాశాస్త్రంలో ఈ సంఖ్య అతనిది.`,
};

export const WEEK_STORY_REASONS_TE: WeeklyWords["storyReasons"] = {
  "week.best": ({ date, dayScore }) => `వారంలో ఎక్కువ పాయింట్లు (${dayScore}) వచ్చిన రోజు ${civilDayTe(date)}.`,
  "week.hardest": ({ date, dayScore }) => `వారంలో తక్కువ పాయింట్లు (${dayScore}) వచ్చిన రోజు ${civilDayTe(date)}.`,
  "week.best_of": ({ aspect, date, dayScore }) =>
    `${ASPECT[aspect]}: వారంలో ఎక్కువ పాయింట్లు (${dayScore}) వచ్చిన రోజు ${civilDayTe(date)}.`,
  "week.hardest_of": ({ aspect, date, dayScore }) =>
    `${ASPECT[aspect]}: వారంలో తక్కువ పాయింట్లు (${dayScore}) వచ్చిన రోజు ${civilDayTe(date)}.`,
  "week.moon_begins": ({ house }) => `వారం మొదలైనప్పుడు చంద్రుడు ఈ రాశి నుండి ${house}వ ఇంట ఉంటాడు.`,
  "week.moon_enters": ({ house, date }) => `${civilDayTe(date)}న చంద్రుడు ఈ రాశి నుండి ${house}వ ఇంటికి మారతాడు.`,
  "week.eclipse": ({ kind, house, date }) =>
    `${civilDayTe(date)} సూర్యోదయం నుండి మర్నాటి సూర్యోదయం లోపు ఈ స్థలంలో ${kind === "solar" ? "సూర్య గ్రహణం" : "చంద్ర గ్రహణం"} కనిపిస్తుంది; అది ఈ రాశి నుండి ${house}వ ఇంట ఏర్పడుతుంది.`,
  "week.station": ({ house, turns, date }, about) =>
    `ఈ రాశి నుండి ${house}వ ఇంట ఉన్న ${NAMES_TE.graha[about].name} ${civilDayTe(date)} సూర్యోదయానికి, మర్నాటి సూర్యోదయానికి మధ్య ${turns === "direct" ? "ఋజుగతికి" : "వక్రగతికి"} మారతాడు.`,
  "week.ingress": ({ house, date }, about) =>
    `${civilDayTe(date)} సూర్యోదయం నాటికి ${NAMES_TE.graha[about].name} ఈ రాశి నుండి ${house}వ ఇంటికి వస్తాడు.`,
  "week.tithi": ({ tithi, date }) => `${civilDayTe(date)} సూర్యోదయ వేళ తిథి ${NAMES_TE.tithi[tithiOf(tithi).tithi]}.`,
};
