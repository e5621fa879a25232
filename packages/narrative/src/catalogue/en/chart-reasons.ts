import type { FactReader } from "../../fact-reader.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import type { ChartRule } from "../chart-words.ts";
import { NAMES_EN } from "./names.ts";

const who = (facts: FactReader): string =>
  facts.id("about") === "lagna" ? NAMES_EN.graha.ascendant.name : facts.graha("about");
const degree = (facts: FactReader, fact: string): string => `${facts.rounded(fact, 2)}°`;

export const CHART_REASONS_EN: RuleWords<ChartRule> = {
  "chart.part": (facts) =>
    `${who(facts)} at ${degree(facts, "longitudeDeg")} of the zodiac falls into ${facts.rasi("rasi")}, house ${facts.number("house")}.`,
  "chart.bhava": (facts) =>
    `${who(facts)} at ${degree(facts, "longitudeDeg")} lies between ${degree(facts, "startDeg")} and ${degree(facts, "endDeg")}, where house ${facts.number("house")} begins and ends.`,
  "chart.counted_from": (facts) =>
    `${who(facts)} stands in ${facts.rasi("rasi")}, house ${facts.number("house")} counted from ${facts.graha("countedFrom")} in ${facts.rasi("firstRasi")}.`,
  "chart.transit": (facts) =>
    `${who(facts)} passes ${facts.rasi("rasi")} on that day, house ${facts.number("house")} counted from the ascendant of birth in ${facts.rasi("firstRasi")}.`,
};
