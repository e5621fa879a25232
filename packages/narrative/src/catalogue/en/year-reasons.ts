import type { YearRule } from "@vedanga/core";
import { oneOf } from "../../one-of.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import { listed, ordinal, sentenceStart } from "./phrases.ts";
import { TRANSIT_EN } from "./transit.ts";

export const YEAR_REASONS_EN: RuleWords<YearRule> = {
  "year.base": () => "Every quarter begins in the middle, at 50 points of 100.",
  "year.transit": (facts) => {
    const who = sentenceStart(oneOf<string>(TRANSIT_EN.who, facts.id("about")));
    const days = facts.numbers("daysInHouses");
    const houses = facts.numbers("houses").map((house, index) => `${days[index]} days in the ${ordinal(house)}`);
    return `${who} spends ${listed(houses)} from the sign: ${facts.number("favourableDays")} days for it, ${facts.number("obstructedDays")} obstructed, ${facts.number("unfavourableDays")} against.`;
  },
  "year.eclipses": (facts) => {
    const houses = facts.numbers("houses").map(ordinal);
    return houses.length === 0
      ? "No eclipse that can be seen falls in the quarter."
      : `Eclipses of the quarter fall in the ${listed(houses)} from the sign.`;
  },
};
