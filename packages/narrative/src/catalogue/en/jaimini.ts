import { named } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { JaiminiWords } from "../jaimini-words.ts";
import { CHOSEN_LORD_EN } from "./chosen-lord.ts";
import { ordinalWord } from "./forms.ts";

const { rasi: sign } = NAMES_EN;

const karaka: JaiminiWords["karaka"] = {
  atma: { name: "Atmakaraka", signifies: "Self" },
  amatya: { name: "Amatyakaraka", signifies: "Wealth" },
  bhratru: { name: "Bhratrukaraka", signifies: "Siblings" },
  matri: { name: "Matrikaraka", signifies: "Mother" },
  pitri: { name: "Pitrikaraka", signifies: "Father" },
  putra: { name: "Putrakaraka", signifies: "Children" },
  gnati: { name: "Gnatikaraka", signifies: "Relatives" },
  dara: { name: "Darakaraka", signifies: "Spouse" },
};

export const JAIMINI_EN: JaiminiWords = {
  karaka,
  reasons: {
    "karaka.rank": ({ karaka: id, rank, count, degrees }, about) =>
      `Of ${count} planets ${named(about)} is the ${ordinalWord(rank)} by degrees in the sign, with ${degrees.toFixed(2)}°. This makes it the ${karaka[id].name}.`,
    "karaka.rank_from_end": ({ karaka: id, rank, degrees }, about) =>
      `${named(about)} goes backwards, so its degrees are counted from the end of the sign: ${degrees.toFixed(2)}°. Of eight planets it is the ${ordinalWord(rank)}, which makes it the ${karaka[id].name}.`,
    "arudha.counted": ({ house, rasi, lord, lordRasi, signs, end }) =>
      signs === 1
        ? `The ${ordinalWord(house)} house is ${sign[rasi]}. Its lord, ${named(lord)}, is in it, so the count ends there too.`
        : `The ${ordinalWord(house)} house is ${sign[rasi]}. Its lord, ${named(lord)}, is in ${sign[lordRasi]}, the ${ordinalWord(signs)} sign from it. As many signs from there, the count ends in ${sign[end]}.`,
    "arudha.two_lords": ({ rasi, lord, other, by }) =>
      `${sign[rasi]} has two lords. The count goes to ${named(lord)} and not to ${named(other)}: ${CHOSEN_LORD_EN[by]}.`,
    "arudha.moved": ({ end, pada }) =>
      `A pada is never in its own house or in the seventh from it. The tenth sign from ${sign[end]} is taken: ${sign[pada]}.`,
    "arudha.kept": ({ end, isOwn }) =>
      `The count ends in ${isOwn ? "the house itself" : "the seventh sign from the house"}, ${sign[end]}. As it was requested, the pada stays there; Parashara takes the tenth sign from it.`,
  },
};
