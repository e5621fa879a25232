import type { Graha } from "@vedanga/core";
import { genitive, rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import type { ChartFacts } from "../chart-words.ts";

const who = (about: Graha | "lagna"): string => NAMES_TE.graha[about === "lagna" ? "ascendant" : about].name;
const degree = (angleDeg: number): string => `${angleDeg.toFixed(2)}°`;

export const CHART_REASONS_TE: RuleWords<ChartFacts, Graha | "lagna"> = {
  "chart.part": ({ longitudeDeg, rasi, house }, about) =>
    `${who(about)}: రాశిచక్రంలో ${degree(longitudeDeg)}; ఈ అంశ రాశి ${NAMES_TE.rasi[rasi]}, ${house}వ భావం.`,
  "chart.degrees_in_part": ({ degreesInRasi, fromDeg, toDeg, degreesInPart }, about) =>
    `${who(about)}: రాశిలో ${degree(degreesInRasi)}; ఈ అంశ ${degree(fromDeg)} నుండి ${degree(toDeg)} వరకు. దాన్ని ఒక పూర్తి రాశిగా లెక్కిస్తే ${degree(degreesInPart)}.`,
  "chart.bhava": ({ longitudeDeg, house, startDeg, endDeg }, about) =>
    `${who(about)}: ${degree(longitudeDeg)}; ${house}వ భావం ${degree(startDeg)} వద్ద మొదలై ${degree(endDeg)} వద్ద ముగుస్తుంది.`,
  "chart.counted_from": ({ rasi, countedFrom, firstRasi, house }, about) =>
    `${who(about)}: ${NAMES_TE.rasi[rasi]}; ${genitive(countedFrom)} రాశి అయిన ${rasiStem(firstRasi)} రాశి నుండి ${house}వ భావం.`,
  "chart.transit": ({ rasi, firstRasi, house }, about) =>
    `${who(about)}: ఆ రోజు ${NAMES_TE.rasi[rasi]}; జన్మ లగ్నమైన ${rasiStem(firstRasi)} రాశి నుండి ${house}వ భావం.`,
  "chart.sight": ({ house, seen }, about) =>
    `${who(about)}: ${house}వ భావం నుండి పూర్ణ దృష్టి పడే ${seen.length === 1 ? `భావం ${seen.join("")}` : `భావాలు ${seen.join(", ")}`}.`,
};
