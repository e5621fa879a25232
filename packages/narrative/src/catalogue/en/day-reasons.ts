import { type DayRule, type LuckRule, tithiOf } from "@vedanga/core";
import type { FactReader } from "../../fact-reader.ts";
import { oneOf } from "../../one-of.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import { NAMES_EN } from "./names.ts";
import { listed, ordinal, sentenceStart } from "./phrases.ts";
import { TRANSIT_EN } from "./transit.ts";

const subject = (facts: FactReader): string => sentenceStart(oneOf<string>(TRANSIT_EN.who, facts.id("about")));
const REGARD = { friend: "a friend of", neutral: "neutral to", enemy: "an enemy of" };

export const DAY_REASONS_EN: RuleWords<DayRule | LuckRule> = {
  "day.base": () => "Every day begins in the middle, at 50 points of 100.",
  "transit.favourable": (facts) =>
    `${subject(facts)} in the ${ordinal(facts.number("house"))} from the sign is in one of its good houses, and nobody obstructs it from the ${ordinal(facts.number("vedhaHouse"))}.`,
  "transit.obstructed": (facts) =>
    `${subject(facts)} in the ${ordinal(facts.number("house"))} from the sign is in one of its good houses, but is obstructed from the ${ordinal(facts.number("vedhaHouse"))}, its vedha house, by ${listed(facts.grahas("obstructedBy"))}.`,
  "transit.unfavourable": (facts) =>
    `${subject(facts)} in the ${ordinal(facts.number("house"))} from the sign is outside its good houses.`,
  "day.tithi": (facts) =>
    `The tithi at sunrise is ${NAMES_EN.tithi[tithiOf(facts.number("tithi")).tithi]}, of the ${facts.id("group")} group.`,
  "day.vara": (facts) => {
    const signifies = facts.truth("signifies") ? ", and signifies what is asked about" : "";
    const lord = facts.graha("rasiLord");
    const who = facts.graha("about");
    const regard =
      who === lord
        ? "the lord of the sign itself"
        : `${oneOf(REGARD, facts.id("regard"))} ${lord}, the lord of the sign`;
    return `It is ${oneOf(NAMES_EN.vara, facts.id("vara")).weekday}, the day of ${who}, who is ${regard}${signifies}.`;
  },
  "day.yoga": (facts) => `The yoga at sunrise is ${oneOf(NAMES_EN.yoga, facts.id("yoga"))}.`,
  "luck.colour_of_helper": (facts) =>
    `Of all but the lord of the sign, ${facts.graha("helper")} does most for the day (${facts.number("pointsOfHelper")} points); the colour is its own.`,
  "luck.number_of_lord": (facts) =>
    `${facts.graha("about")} is the lord of ${facts.rasi("moonRasi")}; the number is its own in modern numerology.`,
  "luck.number_of_helper": (facts) =>
    `Of all but the lord of the sign, ${facts.graha("helper")} does most for the day (${facts.number("pointsOfHelper")} points); the number is its own in modern numerology.`,
};
