import type { FactReader } from "../../fact-reader.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import type { ChartRule } from "../chart-words.ts";
import { NAMES_TE } from "./names.ts";
import { genitive } from "./phrases.ts";

const who = (facts: FactReader): string =>
  facts.id("about") === "lagna" ? NAMES_TE.graha.ascendant.name : facts.graha("about");
const degree = (facts: FactReader, fact: string): string => `${facts.rounded(fact, 2)}°`;

export const CHART_REASONS_TE: RuleWords<ChartRule> = {
  "chart.part": (facts) =>
    `${who(facts)}: రాశిచక్రంలో ${degree(facts, "longitudeDeg")}; ఈ అంశ రాశి ${facts.rasi("rasi")}, ${facts.number("house")}వ ఇల్లు.`,
  "chart.bhava": (facts) =>
    `${who(facts)}: ${degree(facts, "longitudeDeg")}; ${facts.number("house")}వ భావం ${degree(facts, "startDeg")} వద్ద మొదలై ${degree(facts, "endDeg")} వద్ద ముగుస్తుంది.`,
  "chart.counted_from": (facts) =>
    `${who(facts)}: ${facts.rasi("rasi")}; ${genitive(facts.id("countedFrom"))} రాశి ${facts.rasi("firstRasi")} నుంచి ${facts.number("house")}వ ఇల్లు.`,
  "chart.transit": (facts) =>
    `${who(facts)}: ఆ రోజు ${facts.rasi("rasi")}; జన్మ లగ్నం ${facts.rasi("firstRasi")} నుంచి ${facts.number("house")}వ ఇల్లు.`,
};
