import type { WallTime } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import { formatFigures } from "./format-time.ts";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";
import { clockToNearestMinute } from "./wall-instant.ts";

/**
 * A time in everyday words, so that a person who typed PM for AM notices: `6:05 in the morning`, `12:30 after midnight`;
 * `ఉదయం 6:05`, `అర్ధరాత్రి దాటాక 12:30`.
 */
export function formatTimeWords(time: WallTime, lang: Language): string {
  const { hour, minute } = clockToNearestMinute(time);
  return SCREEN_LANGUAGES[lang].timeInWords(formatFigures(time, 12), hour, minute);
}
