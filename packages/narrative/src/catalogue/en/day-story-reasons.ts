import type { DayStoryFacts, Graha, LifeAspect } from "@vedanga/core";
import { sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { GOCHARA_EN } from "./gochara.ts";
import { ordinal } from "./phrases.ts";
import { TRANSIT_EN } from "./transit.ts";

const subject = (about: Graha): string => sentenceStart(TRANSIT_EN.who[about]);
const REGARD = {
  own: "the lord of the sign itself",
  friend: "a friend of the sign's lord",
  neutral: "neutral to the sign's lord",
  enemy: "no friend of the sign's lord",
};
/** An aspect of life inside a sentence. */
const DAY_ASPECT_EN: Readonly<Record<LifeAspect, string>> = {
  physique: "bodily strength",
  status: "peace of mind",
  finances: "money",
  relationship: "partnership",
  career: "work",
  travel: "travel",
  family: "family",
  friends: "friendship",
  health: "health",
};

export const DAY_STORY_REASONS_EN: RuleWords<DayStoryFacts> = {
  "story.moon_enters": ({ house, fromHouse }) =>
    `Since the sunrise before, the Moon has left the ${ordinal(fromHouse)} house from the sign for the ${ordinal(house)}.`,
  "story.moon_stays": ({ house, dayOfStay }) =>
    `It is the ${ordinal(dayOfStay)} sunrise of the Moon in the ${ordinal(house)} house from the sign.`,
  "story.moon_leaves": ({ house }) => `Within the day the Moon goes into the ${ordinal(house)} house from the sign.`,
  "story.eclipse": ({ kind, house }) =>
    `An eclipse of the ${kind === "solar" ? "Sun" : "Moon"} is seen from the place, in the ${ordinal(house)} house from the sign.`,
  "story.station": ({ house, turns }, about) =>
    `${subject(about)} in the ${ordinal(house)} house from the sign stands still and turns ${turns === "direct" ? "forward" : "back"}.`,
  "story.ingress": ({ house }, about) => `${subject(about)} has come into the ${ordinal(house)} house from the sign.`,
  "story.meets": ({ house }, about) =>
    `The Moon passes ${TRANSIT_EN.who[about]} in the ${ordinal(house)} house from the sign.`,
  "story.own_day": ({ vara }, about) =>
    `${NAMES_EN.vara[vara].weekday} is the day of ${NAMES_EN.graha[about].name}, the lord of the sign.`,
  "story.act": ({ aspect, score, lead }) =>
    `The act is about ${DAY_ASPECT_EN[aspect]}, at ${score} points the best, ${lead} ahead of the next.`,
  "story.caution": ({ aspect, score, lead }) =>
    `What to leave is about ${DAY_ASPECT_EN[aspect]}, at ${score} points the weakest, ${lead} behind the next.`,
  "story.hour": ({ regard, choghadiya, moonHouse, goodTaraPadas }, about) =>
    `It is the hora of ${NAMES_EN.graha[about].name}, ${REGARD[regard]}, with the choghadiya ${NAMES_EN.choghadiya[choghadiya]}, the Moon in the ${ordinal(moonHouse)} from the sign and a good tara for ${goodTaraPadas} of the sign's nine padas; it is clear of Rahu Kaal, Yamaganda and Gulika.`,
  "story.hour_of_star": ({ regard, choghadiya, moonHouse, tara }, about) =>
    `It is the hora of ${NAMES_EN.graha[about].name}, ${REGARD[regard]}, with the choghadiya ${NAMES_EN.choghadiya[choghadiya]}, the Moon in the ${ordinal(moonHouse)} from the sign of the star and in the tara ${GOCHARA_EN.tara[tara]}; it is clear of Rahu Kaal, Yamaganda and Gulika.`,
};
