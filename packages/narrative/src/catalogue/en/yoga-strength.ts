import type { Dignity, YogaStrengthFacts } from "@vedanga/core";
import { namedFirst } from "@vedanga/names/en/forms";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import { ordinalWord } from "./forms.ts";

const STANDS: Readonly<Record<Dignity, string>> = {
  exalted: "is exalted, which adds most",
  moolatrikona: "is in its moolatrikona, which adds much",
  own: "is in its own sign, which adds",
  friend: "is in a friend's sign, which adds a little",
  neutral: "is in a neutral sign, which changes nothing",
  enemy: "is in an enemy's sign, which takes off a little",
  debilitated: "is debilitated, which takes off",
};

export const YOGA_STRENGTH_EN: RuleWords<YogaStrengthFacts> = {
  "yoga_strength.middle": () =>
    "The measure begins at 50. Each planet that makes the yoga moves it by its share: this is how well these planets stand, not how much comes of it.",
  "yoga_strength.dignity": ({ dignity }, about) => `${namedFirst(about)} ${STANDS[dignity]}.`,
  "yoga_strength.fall_undone": (_facts, about) =>
    `${namedFirst(about)} is debilitated, but its fall is cancelled and takes nothing off.`,
  "yoga_strength.combust": (_facts, about) => `${namedFirst(about)} is combust, which takes off.`,
  "yoga_strength.house": ({ house }, about) =>
    `${namedFirst(about)} is in the ${ordinalWord(house)} house, which ${house === 6 || house === 8 || house === 12 ? "takes off a little" : "adds a little"}.`,
  "yoga_strength.cancelled": () => "The yoga is cancelled, so that half remains.",
};
