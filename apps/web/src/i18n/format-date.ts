import type { CivilDate } from "@vedanga/contract";
import { weekdayOf } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

/** `Saturday`, `శనివారం`; short `Sat`, `శని.` */
export function formatWeekday(date: CivilDate, lang: Language, length: "long" | "short" = "long"): string {
  const { weekdays, weekdaysShort } = SCREEN_LANGUAGES[lang];
  return (length === "long" ? weekdays : weekdaysShort)[weekdayOf(date)] ?? "";
}

/** `November`, `నవంబర్`; months from 1. */
export function formatMonth(month: number, lang: Language): string {
  return SCREEN_LANGUAGES[lang].months[month - 1] ?? "";
}

/** `21 November 2026`, `21 నవంబర్ 2026` */
export function formatDate(date: CivilDate, lang: Language): string {
  return `${date.day} ${formatMonth(date.month, lang)} ${date.year}`;
}

/** `Saturday 21 November`, `శనివారం, 21 నవంబర్`; short `Sat 21 November`, `శని., 21 నవంబర్`: a day of the running year. */
export function formatDayOfYear(date: CivilDate, lang: Language, weekday: "long" | "short" = "long"): string {
  return SCREEN_LANGUAGES[lang].dayOfYear(formatWeekday(date, lang, weekday), date.day, formatMonth(date.month, lang));
}

/** `Saturday 21 November 2026`, `శనివారం, 21 నవంబర్ 2026` */
export function formatFullDate(date: CivilDate, lang: Language): string {
  return `${formatDayOfYear(date, lang)} ${date.year}`;
}
