import { type DayFacts, type DayLuckFacts, tithiOf } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { allCalled } from "./forms.ts";
import { GOCHARA_EN } from "./gochara.ts";
import { ordinal } from "./phrases.ts";

const REGARD = { friend: "a friend of", neutral: "neutral to", enemy: "an enemy of" };

export const DAY_REASONS_EN: RuleWords<DayFacts & DayLuckFacts> = {
  "day.base": ({ startPoints }) =>
    startPoints === 50
      ? "Every day begins in the middle, at 50 points of 100."
      : `The count begins at ${startPoints}: so many grahas do well in these houses that an average day comes to 50.`,
  "transit.favourable": ({ house, vedhaHouse }, about) =>
    `${namedFirst(about)} in the ${ordinal(house)} from the sign is in one of its good houses, and nobody obstructs it from the ${ordinal(vedhaHouse)}.`,
  "transit.obstructed": ({ house, vedhaHouse, obstructedBy }, about) =>
    `${namedFirst(about)} in the ${ordinal(house)} from the sign is in one of its good houses, but is obstructed from the ${ordinal(vedhaHouse)}, its vedha house, by ${allCalled(obstructedBy)}.`,
  "transit.unfavourable": ({ house }, about) =>
    `${namedFirst(about)} in the ${ordinal(house)} from the sign is outside its good houses.`,
  "day.tara": (facts) => GOCHARA_EN.balaReasons["bala.tara"](facts, "moon"),
  "day.tithi": ({ tithi, group }) =>
    `The tithi at sunrise is ${NAMES_EN.tithi[tithiOf(tithi).tithi]}, of the ${group} group.`,
  "day.vara": (facts, about) => {
    const signifies = facts.signifies ? ", and signifies what is asked about" : "";
    const lord = named(facts.rasiLord);
    const who = named(about);
    const regard =
      who === lord ? "the lord of the sign itself" : `${REGARD[facts.regard]} ${lord}, the lord of the sign`;
    return `It is ${NAMES_EN.vara[facts.vara].weekday}, the day of ${who}, who is ${regard}${signifies}.`;
  },
  "day.yoga": ({ yoga }) => `The yoga at sunrise is ${NAMES_EN.yoga[yoga]}.`,
  "luck.colour_of_helper": ({ helper, pointsOfHelper }) =>
    `Of all but the lord of the sign, ${named(helper)} does most for the day (${pointsOfHelper} points); the colour is the one it is given.`,
  "luck.number_of_star": ({ nakshatra }, about) =>
    `The Moon is in ${NAMES_EN.nakshatra[nakshatra]}, the star of ${named(about)}; the number is its own in modern numerology.`,
  "luck.number_of_lord": ({ moonRasi }, about) =>
    `${namedFirst(about)} is the lord of ${NAMES_EN.rasi[moonRasi]}; the number is its own in modern numerology.`,
  "luck.number_of_helper": ({ helper, pointsOfHelper }) =>
    `Of all but the lord of the sign, ${named(helper)} does most for the day (${pointsOfHelper} points); the number is its own in modern numerology.`,
};
