import type { Language } from "@vedanga/names/language";
import { clustersOf } from "#i18n/clusters.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";

/** `Ju` of Jupiter, `గు` of గురుడు: as charts shorten the name of a graha. No two of the nine share it. */
export function shortName(name: string, lang: Language): string {
  return clustersOf(name).slice(0, SCREEN_LANGUAGES[lang].shortNameLength).join("");
}
