import type { MangalReference } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { toTenth } from "../../figures.ts";
import type { PapaWords } from "../papa-words.ts";
import { IN_SIGN_EN } from "./gochara.ts";
import { ordinal } from "./phrases.ts";

const REFERENCE: Readonly<Record<MangalReference, string>> = {
  lagna: "the ascendant",
  moon: "the Moon",
  venus: "Venus",
};

export const PAPA_EN: PapaWords = {
  match: ({ groom, bride }) => {
    // They may differ by less than what is told of them.
    const more = toTenth(groom) === toTenth(bride) ? "slightly more" : "more";
    const found = groom >= bride ? "and so it is here" : `but here the bride's side has ${more}`;
    return `The malefics weigh ${toTenth(groom)} units in the groom's chart and ${toTenth(bride)} in the bride's. Custom looks for no less on the groom's side, ${found}.`;
  },
  reasons: {
    "papa.house": (facts, about) => {
      const { reference, house, houseUnits, grahaUnits, dignity, dignityShare, referenceShare } = facts;
      const units = houseUnits * grahaUnits * dignityShare * referenceShare;
      return `${namedFirst(about)} is in the ${ordinal(house)} house from ${REFERENCE[reference]}, ${IN_SIGN_EN[dignity]}: ${houseUnits} for the house × ${grahaUnits} for ${named(about)} × ${dignityShare} for its sign × ${referenceShare} from ${REFERENCE[reference]} = ${units}.`;
    },
    "papa.free": (_facts, about) =>
      `${namedFirst(about)} is in none of the six houses from the ascendant, the Moon or Venus.`,
    "papa_school.equal": ({ units }, about) =>
      `Another school counts ${named(about)} like any malefic, whatever its sign and house: 1 from the ascendant, 0.5 from the Moon, 0.25 from Venus. By that count it has ${units}.`,
  },
};
