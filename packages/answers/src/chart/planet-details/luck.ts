import type { PlanetDetails } from "@vedanga/contract";
import { type Chart, GRAHA_COLOUR, GRAHA_NUMBER, type Graha, lifeStone, namingSyllables } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";

type LuckFields = Pick<
  PlanetDetails,
  "lucky_gem" | "lucky_num" | "lucky_colors" | "lucky_letters" | "lucky_name_start"
>;

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** The first letter as a reader sees it: a Telugu syllable keeps its consonant and loses its vowel sign. */
const initial = (syllable: string): string => [...syllable].slice(0, 1).join("").toUpperCase();

/** The lords that decide luck: of the birth star and of the Moon's sign. */
export const luckyLords = ({ grahas: { moon } }: Chart): Graha[] =>
  distinct<Graha>([moon.nakshatraLord, moon.rasiLord]);

/**
 * The life stone by the lagna; number and colour by the lords of the birth star and the Moon's sign; letters by the
 * syllables of the birth star.
 */
export function luckFields(chart: Chart, { names }: Catalogue): LuckFields {
  const { moon } = chart.grahas;
  const lords = luckyLords(chart);
  const starts = namingSyllables(moon.nakshatra).map((syllable) => names.syllable[syllable]);
  return {
    lucky_gem: [names.gem[lifeStone(chart).gem]],
    lucky_num: distinct(lords.map((lord) => GRAHA_NUMBER[lord])),
    lucky_colors: distinct(lords.map((lord) => names.colour[GRAHA_COLOUR[lord]])),
    lucky_letters: distinct(starts.map(initial)),
    lucky_name_start: starts,
  };
}
