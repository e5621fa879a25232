import { namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { ManglikWords } from "../manglik-words.ts";
import { ordinal } from "./phrases.ts";

export const MANGLIK_EN: ManglikWords = {
  none: "Mars is in none of the six houses of this dosha from the ascendant, the Moon or Venus, and Saturn, Rahu and Ketu are in none of them from the ascendant.",
  reasons: {
    "manglik.malefic_house": ({ house }, about) =>
      `${namedFirst(about)} is in the ${ordinal(house)} house from the ascendant, one of the six houses of this dosha.`,
    "manglik.excused": ({ house, rasi }, about) =>
      `${namedFirst(about)} is in the ${ordinal(house)} house from the ascendant, one of the six, but ${NAMES_EN.rasi[rasi]} is a sign of its own or of its exaltation, so it does not count.`,
    "manglik.free": ({ house }, about) =>
      `${namedFirst(about)} is in the ${ordinal(house)} house from the ascendant, which is not one of the six.`,
    "manglik.aspect": ({ house, seen }, about) =>
      `${namedFirst(about)} in the ${ordinal(house)} house looks at the ${ordinal(seen)}.`,
    "manglik.node_aspect": ({ house, seen }, about) =>
      `${namedFirst(about)} in the ${ordinal(house)} house looks at the ${ordinal(seen)}, by the sight that later practice gives the nodes.`,
  },
};
