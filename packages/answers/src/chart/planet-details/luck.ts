import type { PlanetDetails } from "@vedanga/contract";
import {
  type Chart,
  GRAHA_COLOUR,
  GRAHA_NUMBER,
  type Graha,
  ghataChakra,
  lifeStone,
  namingSyllables,
  type Rasi,
  tithiOf,
} from "@vedanga/core";
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

const LAST_OF_HALF = 15;

/** The ghata chakra of the Moon's sign. */
export function ghataFields(moonRasi: Rasi, { names }: Catalogue): PlanetDetails["ghatka_chakra"] {
  const ghata = ghataChakra(moonRasi);
  // The rule applies in both halves of the month, whose last days have two names.
  const tithiName = (number: number): string =>
    number === LAST_OF_HALF ? `${names.tithi.purnima} / ${names.tithi.amavasya}` : names.tithi[tithiOf(number).tithi];
  return {
    rasi: names.rasi[ghata.rasi],
    tithi: ghata.tithis.map((number) => `${number} (${tithiName(number)})`),
    day: names.vara[ghata.vara].weekday,
    nakshatra: names.nakshatra[ghata.nakshatra],
    tatva: names.tattva[ghata.tattva],
    lord: names.graha[ghata.lord].name,
    same_sex_lagna: names.rasi[ghata.lagna],
    opposite_sex_lagna: names.rasi[ghata.oppositeLagna],
  };
}
