import { WIRE_NAMES } from "@vedanga/contract";
import { DEFAULT_LANGUAGE, type Language } from "@vedanga/names";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { WIRE_MATCH_WORDS } from "../match/wire-match-words.ts";

/**
 * The words of the calls of the format. English names are spelt as the original spells them; Telugu ones, which it never had,
 * are narrative's own.
 */
export const wireWords = (lang: Language): Catalogue =>
  lang === DEFAULT_LANGUAGE ? ENGLISH_OF_THE_WIRE : catalogueOf(lang);

const english = catalogueOf("en");
const { division } = english.chart;
const ENGLISH_OF_THE_WIRE: Catalogue = {
  ...english,
  chart: { ...english.chart, division: { ...division, D1: { ...division.D1, title: "Lagna" } } },
  // No screen reads this one back, so that it is not among the names that a browser knows.
  names: { ...english.names, ...WIRE_NAMES, choghadiya: { ...english.names.choghadiya, char: "Chal" } },
  match: WIRE_MATCH_WORDS,
};
