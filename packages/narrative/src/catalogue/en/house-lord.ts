import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { HouseLordWords } from "../house-lord-words.ts";
import { mattersOf, ordinalWord } from "./forms.ts";
import { LORDS_IN_HOUSES_EN } from "./lords-in-houses.ts";
import { ordinal } from "./phrases.ts";

const { rasi: sign } = NAMES_EN;

export const HOUSE_LORD_EN: HouseLordWords = {
  location: (house, lordHouse) => `${ordinal(house)} lord is in the ${ordinal(lordHouse)} house`,
  stands: [
    ({ house, lord, rasi, lordHouse }) =>
      `${namedFirst(lord)}, the lord of your ${ordinalWord(house)} house, is in ${sign[rasi]}, your ${ordinalWord(lordHouse)} house.`,
    ({ house, lord, rasi, lordHouse }) =>
      `The lord of your ${ordinalWord(house)} house is ${named(lord)}, in ${sign[rasi]}, your ${ordinalWord(lordHouse)} house.`,
    ({ house, lord, rasi, lordHouse }) =>
      `Your ${ordinalWord(house)} house belongs to ${named(lord)}, which is in ${sign[rasi]}, your ${ordinalWord(lordHouse)} house.`,
  ],
  atHome: ({ house, lord, rasi }) =>
    `${namedFirst(lord)}, the lord of your ${ordinalWord(house)} house, is in that house itself, in its own sign ${sign[rasi]}.`,
  lordIn: LORDS_IN_HOUSES_EN,
  strength: {
    exalted: [
      (lord) => `${namedFirst(lord)} is at its best there, and gives freely.`,
      (lord) => `In the sign where it is strongest, ${named(lord)} has all it needs for these matters.`,
    ],
    moolatrikona: [
      (lord) => `${namedFirst(lord)} is strong there, and what it gives is dependable.`,
      (lord) => `With ${named(lord)} strong in its sign, these matters stand on firm ground.`,
    ],
    own: [
      (lord) => `${namedFirst(lord)} is at home there, and what it gives is steady.`,
      (lord) => `At home in its own sign, ${named(lord)} looks after these matters by itself.`,
    ],
    friend: [
      (lord) => `${namedFirst(lord)} is in a friend's sign there and works with ease.`,
      (lord) => `A friendly sign lets ${named(lord)} do this work without strain.`,
    ],
    neutral: [
      (lord) => `${namedFirst(lord)} works there by its own means, neither helped nor hindered.`,
      (lord) => `The sign is neutral to ${named(lord)}, so much depends on what you do yourself.`,
    ],
    enemy: [
      (lord) => `${namedFirst(lord)} is in an enemy's sign there, so it takes effort and a second try.`,
      (lord) => `The sign does not favour ${named(lord)}, and patience does more here than haste.`,
    ],
    debilitated: [
      (lord) => `${namedFirst(lord)} is weakest in this sign: these matters begin slowly and are learned by practice.`,
      (lord) => `In the sign where ${named(lord)} has least strength, small steps go further than large ones.`,
    ],
  },
  readFor: (house) => `The ${ordinalWord(house)} house is read for ${mattersOf(house)}.`,
  reasons: {
    "house.lord_place": ({ house, rasi, lordRasi, lordHouse }, about) =>
      `${namedFirst(about)} rules ${sign[rasi]}, the ${ordinal(house)} house, and is in ${sign[lordRasi]}, the ${ordinal(lordHouse)}; the reading joins the matters of the two houses.`,
    "house.graha_in": ({ house }, about) =>
      `${namedFirst(about)} is in the ${ordinal(house)} house; the reading joins what it stands for with the matters of the house.`,
    "house.graha_stands_for": (_facts, about) => `These are matters of ${named(about)} in every chart.`,
  },
};
