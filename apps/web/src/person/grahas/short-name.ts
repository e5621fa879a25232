import type { Language } from "@vedanga/names/language";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";

/** A letter with its signs; the virama joins the next consonant to it. */
const CLUSTER = /\P{M}(?:\u0c4d\u200d?\p{L}|[\p{M}\u200c\u200d])*/gsu;

/**
 * The letters that a reader sees, of a text in either script. `Intl.Segmenter` finds them too, but reads its tables for
 * longer than it takes to draw a chart.
 */
export const clustersOf = (text: string): readonly string[] => text.match(CLUSTER) ?? [];

/** `Ju` of Jupiter, `గు` of గురుడు: as charts shorten the name of a graha. No two of the nine share it. */
export function shortName(name: string, lang: Language): string {
  return clustersOf(name).slice(0, SCREEN_LANGUAGES[lang].shortNameLength).join("");
}
