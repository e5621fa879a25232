import type { BhavaSystem, Graha, Nakshatra } from "@vedanga/core";
import { named } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { KpWords } from "../kp-words.ts";
import { ordinalWord } from "./forms.ts";

const degree = (angleDeg: number): string => `${angleDeg.toFixed(2)}°`;

interface Ruled {
  readonly nakshatra: Nakshatra;
  readonly starLord: Graha;
  readonly subLord: Graha;
  readonly subSubLord: Graha;
}
const ruled = ({ nakshatra, starLord, subLord, subSubLord }: Ruled): string =>
  `in ${NAMES_EN.nakshatra[nakshatra]}, the star of ${named(starLord)}. A star has nine parts, as long as the years of Vimshottari: this one is that of ${named(subLord)}, and within it ${named(subSubLord)} has the part in which the degree lies`;

const BEGINS: Readonly<Record<BhavaSystem, string>> = {
  sripati: "half-way between two middles",
  placidus: "at its cusp by Placidus",
  porphyry: "at a third of its quadrant, because Placidus has no houses so near the pole,",
};

export const KP_EN: KpWords = {
  "kp.sub_lords": ({ longitudeDeg, ...lords }, about) =>
    `${NAMES_EN.graha[about === "lagna" ? "ascendant" : about].name} is at ${degree(longitudeDeg)} of the zodiac, ${ruled(lords)}.`,
  "kp.cusp": ({ house, system, startDeg, ...lords }) =>
    `The ${ordinalWord(house)} house begins ${BEGINS[system]} at ${degree(startDeg)} of the zodiac, ${ruled(lords)}.`,
};
