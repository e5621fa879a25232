import type { YearFacts } from "@vedanga/core";
import { sentenceStart } from "@vedanga/names/en/forms";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { listed, ordinal } from "./phrases.ts";
import { TRANSIT_EN } from "./transit.ts";

const daysOf = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

export const YEAR_REASONS_EN: RuleWords<YearFacts> = {
  "year.base": ({ points }) => `Every quarter begins about the middle, here at ${points} points of 100.`,
  "year.transit": (facts, about) => {
    const who = sentenceStart(TRANSIT_EN.who[about]);
    const houses = facts.houses.map(
      (house, index) => `${daysOf(facts.daysInHouses[index] ?? 0)} in the ${ordinal(house)}`,
    );
    return `${who} spends ${listed(houses)} from the sign: ${daysOf(facts.favourableDays)} for it, ${facts.obstructedDays} obstructed, ${facts.unfavourableDays} against.`;
  },
  "year.eclipses": (facts) => {
    const houses = facts.houses.map(ordinal);
    if (houses.length === 0) return "No eclipse of the quarter is visible from the place.";
    const one = "An eclipse visible from the place falls";
    return `${houses.length === 1 ? one : "Eclipses visible from the place fall"} in the ${listed(houses)} from the sign.`;
  },
};
