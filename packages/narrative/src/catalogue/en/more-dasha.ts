import type { LordChoice } from "@vedanga/core";
import { named } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { MoreDashaWords } from "../more-dasha-words.ts";
import { CHOSEN_LORD_EN } from "./chosen-lord.ts";

const { rasi: sign } = NAMES_EN;

const yogini = {
  mangala: "Mangala",
  pingala: "Pingala",
  dhanya: "Dhanya",
  bhramari: "Bhramari",
  bhadrika: "Bhadrika",
  ulka: "Ulka",
  siddha: "Siddha",
  sankata: "Sankata",
};

const way = (isForward: boolean): string => (isForward ? "forward through the zodiac" : "backward through the zodiac");
const years = (count: number): string => `${count} ${count === 1 ? "year" : "years"}`;

const CHOSEN: Readonly<Record<LordChoice, string>> = {
  ...CHOSEN_LORD_EN,
  both_in_sign: "both are in the sign, which has its full twelve years",
};

export const MORE_DASHA_EN: MoreDashaWords = {
  yogini,
  bothNodes: "Rahu/Ketu",
  yoginiReasons: {
    "yogini.at_birth": (facts) =>
      `The Moon was in ${NAMES_EN.nakshatra[facts.nakshatra]}. Three more than the number of this star, counted off by eights, is ${yogini[facts.yogini]}, who has ${years(facts.years)}; ${facts.left.toFixed(2)} of them were left at birth.`,
    "yogini.parts": (facts) =>
      `The ${years(facts.years)} of ${yogini[facts.yogini]} ${facts.years === 1 ? "is" : "are"} cut into eight in proportion to the years of the eight yoginis, 36 in all; her own part comes first.`,
  },
  charaReasons: {
    "chara.order": ({ lagna, ninth, isForward }) =>
      `The dashas begin with ${sign[lagna]}, the rising sign, and run ${way(isForward)}: that is the way of ${sign[ninth]}, the ninth sign from it.`,
    "chara.years": (facts) =>
      facts.rasi === facts.lordRasi
        ? `${sign[facts.rasi]} has twelve years: its lord, ${named(facts.lord)}, is in it.`
        : `From ${sign[facts.rasi]} ${way(facts.isForward)} to its lord, ${named(facts.lord)}, in ${sign[facts.lordRasi]} is a count of ${facts.years}, which is ${years(facts.years)}.`,
    "chara.two_lords": ({ rasi, lord, other, by }) =>
      `${sign[rasi]} has two lords. The count goes to ${named(lord)} and not to ${named(other)}: ${CHOSEN[by]}.`,
    "chara.one_lord": ({ rasi, lord, other }) =>
      `As it was requested, ${named(lord)} alone is taken as the lord of ${sign[rasi]}; K. N. Rao takes the stronger of ${named(lord)} and ${named(other)}.`,
    "chara.parts": ({ rasi, ninth, isForward }) =>
      `The twelve equal parts of ${sign[rasi]} run ${way(isForward)}, the way of ${sign[ninth]}, the ninth sign from it. They begin with the next sign and end with ${sign[rasi]}.`,
  },
};
