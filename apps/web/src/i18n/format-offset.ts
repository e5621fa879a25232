import { twoDigits } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

const MINUTE_S = 60;
const HOUR_S = 3600;

/** `UTC+5:30`, `యూటీసీ+5:30`, `UTC-4:00`; with seconds if an old clock had them: `UTC+5:21:10`. */
export function formatOffset(offsetSeconds: number, lang: Language): string {
  const size = Math.abs(offsetSeconds);
  const minutes = twoDigits(Math.floor((size % HOUR_S) / MINUTE_S));
  const seconds = size % MINUTE_S;
  const tail = seconds === 0 ? "" : `:${twoDigits(seconds)}`;
  return `${SCREEN_LANGUAGES[lang].utc}${offsetSeconds < 0 ? "-" : "+"}${Math.floor(size / HOUR_S)}:${minutes}${tail}`;
}

/** `UTC+5.5`, `UTC-4.0`: decimal hours to one place, as a rounded offset is shown. */
export function formatOffsetHours(offsetHours: number, lang: Language): string {
  return `${SCREEN_LANGUAGES[lang].utc}${offsetHours < 0 ? "-" : "+"}${Math.abs(offsetHours).toFixed(1)}`;
}
