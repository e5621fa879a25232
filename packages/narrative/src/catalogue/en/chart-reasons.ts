import type { Graha } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import type { ChartFacts } from "../chart-words.ts";
import { listed } from "./phrases.ts";

const who = (about: Graha | "lagna"): string => NAMES_EN.graha[about === "lagna" ? "ascendant" : about].name;
const degree = (angleDeg: number): string => `${angleDeg.toFixed(2)}°`;

export const CHART_REASONS_EN: RuleWords<ChartFacts, Graha | "lagna"> = {
  "chart.part": ({ longitudeDeg, rasi, house }, about) =>
    `${who(about)} at ${degree(longitudeDeg)} of the zodiac falls into ${NAMES_EN.rasi[rasi]}, house ${house}.`,
  "chart.degrees_in_part": ({ degreesInRasi, fromDeg, toDeg, degreesInPart }, about) =>
    `${who(about)} at ${degree(degreesInRasi)} of its sign is in the part from ${degree(fromDeg)} to ${degree(toDeg)}. If that part is counted as a whole sign, it is at ${degree(degreesInPart)}.`,
  "chart.bhava": ({ longitudeDeg, startDeg, endDeg, house }, about) =>
    `${who(about)} at ${degree(longitudeDeg)} is between ${degree(startDeg)} and ${degree(endDeg)}, where house ${house} begins and ends.`,
  "chart.counted_from": ({ rasi, house, countedFrom, firstRasi }, about) =>
    `${who(about)} is in ${NAMES_EN.rasi[rasi]}, house ${house} counted from ${NAMES_EN.graha[countedFrom].name} in ${NAMES_EN.rasi[firstRasi]}.`,
  "chart.transit": ({ rasi, house, firstRasi }, about) =>
    `${who(about)} is in ${NAMES_EN.rasi[rasi]} on that day, house ${house} counted from the ascendant of birth in ${NAMES_EN.rasi[firstRasi]}.`,
  "chart.sight": ({ house, seen }, about) =>
    `${who(about)} in house ${house} looks in full at ${seen.length === 1 ? "house" : "houses"} ${listed(seen.map(String))}.`,
};
