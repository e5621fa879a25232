import { tithiOf, type WeekAspect } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { WeeklyWords } from "../week-words.ts";
import { civilDayEn } from "./civil-day.ts";
import { ordinal } from "./phrases.ts";
import { TRANSIT_EN } from "./transit.ts";

const ASPECT: Readonly<Record<WeekAspect, string>> = {
  status: "peace of mind",
  finances: "money",
  relationship: "partnership",
  career: "work",
  travel: "travel",
  family: "family",
  friends: "friendship",
  health: "health",
};

export const WEEK_REASONS_EN: WeeklyWords["reasons"] = {
  "week.base": ({ startPoints }) => `A week begins in the middle, at ${startPoints} points of 100.`,
  "week.day": ({ date, vara, dayScore }) =>
    `${NAMES_EN.vara[vara].weekday} ${civilDayEn(date)} has ${dayScore} points of 100; its part of the week is what that is above or below 50, shared among the days.`,
  "luck.colour_of_helper": ({ helper, pointsOfHelper }) =>
    `Of all but the lord of the sign, ${named(helper)} does most for the days of the week together (${pointsOfHelper} points); the colour is the one it is given.`,
  "luck.number_of_helper": ({ helper, pointsOfHelper }) =>
    `Of all but the lord of the sign, ${named(helper)} does most for the days of the week together (${pointsOfHelper} points); the number is its own in modern numerology.`,
  "luck.number_of_star": ({ nakshatra }, about) =>
    `As the week begins the Moon is in ${NAMES_EN.nakshatra[nakshatra]}, the star of ${named(about)}; the number is its own in modern numerology.`,
  "luck.number_of_lord": ({ moonRasi }, about) =>
    `${namedFirst(about)} is the lord of ${NAMES_EN.rasi[moonRasi]}; the number is its own in modern numerology.`,
};

export const WEEK_STORY_REASONS_EN: WeeklyWords["storyReasons"] = {
  "week.best": ({ date, dayScore }) => `Of the days of the week ${civilDayEn(date)} has the most points, ${dayScore}.`,
  "week.hardest": ({ date, dayScore }) =>
    `Of the days of the week ${civilDayEn(date)} has the fewest points, ${dayScore}.`,
  "week.best_of": ({ aspect, date, dayScore }) =>
    `For ${ASPECT[aspect]} ${civilDayEn(date)} has the most points of the week, ${dayScore}.`,
  "week.hardest_of": ({ aspect, date, dayScore }) =>
    `For ${ASPECT[aspect]} ${civilDayEn(date)} has the fewest points of the week, ${dayScore}.`,
  "week.moon_begins": ({ house }) => `As the week begins the Moon is in the ${ordinal(house)} house from the sign.`,
  "week.moon_enters": ({ house, date }) =>
    `On ${civilDayEn(date)} the Moon goes into the ${ordinal(house)} house from the sign.`,
  "week.eclipse": ({ kind, house, date }) =>
    `On the day of ${civilDayEn(date)}, from sunrise to sunrise, an eclipse of the ${kind === "solar" ? "Sun" : "Moon"} is seen from the place, in the ${ordinal(house)} house from the sign.`,
  "week.station": ({ house, turns, date }, about) =>
    `Between the sunrise of ${civilDayEn(date)} and the next ${TRANSIT_EN.who[about]} in the ${ordinal(house)} house from the sign stands still and turns ${turns === "direct" ? "forward" : "back"}.`,
  "week.ingress": ({ house, date }, about) =>
    `${sentenceStart(TRANSIT_EN.who[about])} has come into the ${ordinal(house)} house from the sign by the sunrise of ${civilDayEn(date)}.`,
  "week.tithi": ({ tithi, date }) =>
    `The tithi at the sunrise of ${civilDayEn(date)} is ${NAMES_EN.tithi[tithiOf(tithi).tithi]}.`,
};
