import type { Dignity, Graha, YogaPartFacts } from "@vedanga/core";
import { named, namedFirst, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

const ordinals = (houses: readonly number[]): string => listed(houses.map(ordinalWord));
const houseOrHouses = (houses: readonly number[]): string => (houses.length === 1 ? "house" : "houses");
const lord = (about: Graha, ruled: number): string => `${namedFirst(about)}, lord of the ${ordinalWord(ruled)} house,`;
const KINDS: Readonly<Record<YogaPartFacts["yoga.rising_sign"]["modality"], string>> = {
  movable: "movable",
  fixed: "fixed",
  dual: "dual",
};
const IN_SIGN: Readonly<Record<Dignity, string>> = {
  exalted: "in its exaltation",
  moolatrikona: "in its moolatrikona",
  own: "in its own sign",
  friend: "in a friend's sign",
  neutral: "in a neutral sign",
  enemy: "in an enemy's sign",
  debilitated: "in its debilitation",
};

/** The conditions that combinations are composed of. */
export const YOGA_PARTS_EN: RuleWords<YogaPartFacts> = {
  "yoga.seven_in_houses": ({ houses }) =>
    `All seven planets from the Sun to Saturn are in the ${ordinals(houses)} ${houseOrHouses(houses)}, and none of these is empty.`,
  "yoga.seven_in_kind_of_sign": ({ modality }) =>
    `All seven planets from the Sun to Saturn are in ${KINDS[modality]} signs.`,
  "yoga.seven_in_signs": ({ count }) =>
    count === 1
      ? "The seven planets from the Sun to Saturn are all in one sign."
      : `The seven planets from the Sun to Saturn are in ${count} signs, and make none of the other shapes of this group.`,
  "yoga.only_these_in_kendras": ({ grahas, areBenefic }) =>
    `${sentenceStart(listed(grahas.map(named)))} are in three different kendras, and no ${areBenefic ? "malefic" : "benefic"} is in a kendra.`,
  "yoga.in_house": ({ house }, about) => `${namedFirst(about)} is in the ${ordinalWord(house)} house.`,
  "yoga.lord_in_house": ({ ruled, house }, about) => `${lord(about, ruled)} is in the ${ordinalWord(house)}.`,
  "yoga.strong_lord": ({ ruled, house, dignity }, about) =>
    `${lord(about, ruled)} is strong: ${IN_SIGN[dignity]}, in the ${ordinalWord(house)}, not combust.`,
  "yoga.at_its_best": ({ rasi, dignity }, about) =>
    `${namedFirst(about)} is well placed: ${IN_SIGN[dignity]}, ${NAMES_EN.rasi[rasi]}.`,
  "yoga.mutual_kendras": ({ other }, about) =>
    `${namedFirst(about)} and ${named(other)} are in kendras from each other.`,
  "yoga.in_one_sign": ({ other, rasi }, about) =>
    `${namedFirst(about)} and ${named(other)} are both in ${NAMES_EN.rasi[rasi]}.`,
  "yoga.looks_at": ({ other }, about) => `${namedFirst(about)} looks at ${named(other)} in full.`,
  "yoga.in_each_others_signs": ({ other }, about) =>
    `${namedFirst(about)} and ${named(other)} are in each other's signs.`,
  "yoga.counted_from": ({ from, house }, about) =>
    `${namedFirst(about)} is in the ${ordinalWord(house)} sign from ${named(from)}.`,
  "yoga.free_of_malefics": ({ houses, isSightCounted }) =>
    `No malefic is in the ${ordinals(houses)} ${houseOrHouses(houses)}${isSightCounted ? " or looks there in full" : ""}.`,
  "yoga.houses_occupied": ({ houses }) => `The ${ordinals(houses)} houses are all occupied.`,
  "yoga.rising_sign": ({ lagna, modality }) => `The rising sign is ${NAMES_EN.rasi[lagna]}, a ${KINDS[modality]} sign.`,
  "yoga.maraka_near": ({ other, how }, about) =>
    `${namedFirst(about)}, lord of the second or seventh house, ${how === "joined" ? `is with ${named(other)}` : `looks at ${named(other)} in full`}.`,
};
