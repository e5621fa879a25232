import type { YearFacts } from "@vedanga/core";
import { sentenceStart } from "@vedanga/names/en/forms";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { listed, ordinal } from "./phrases.ts";
import { TRANSIT_EN } from "./transit.ts";

export const YEAR_REASONS_EN: RuleWords<YearFacts> = {
  "year.base": ({ points }) => `Every quarter begins about the middle, here at ${points} points of 100.`,
  "year.transit": (facts, about) => {
    const who = sentenceStart(TRANSIT_EN.who[about]);
    const days = facts.daysInHouses;
    const houses = facts.houses.map((house, index) => `${days[index]} days in the ${ordinal(house)}`);
    return `${who} spends ${listed(houses)} from the sign: ${facts.favourableDays} days for it, ${facts.obstructedDays} obstructed, ${facts.unfavourableDays} against.`;
  },
  "year.eclipses": (facts) => {
    const houses = facts.houses.map(ordinal);
    return houses.length === 0
      ? "No eclipse of the quarter is visible from the place."
      : `Eclipses visible from the place fall in the ${listed(houses)} from the sign.`;
  },
};
