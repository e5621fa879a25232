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

/** `November 2026`, `2026 నవంబర్` */
export function formatMonthOfYear({ month, year }: Pick<CivilDate, "month" | "year">, lang: Language): string {
  return SCREEN_LANGUAGES[lang].withYear(formatMonth(month, lang), year);
}

/** `21 November`, `నవంబర్ 21` */
export function formatDayAndMonth({ day, month }: Pick<CivilDate, "day" | "month">, lang: Language): string {
  return SCREEN_LANGUAGES[lang].dayAndMonth(day, formatMonth(month, lang));
}

/** `21 November 2026`, `2026 నవంబర్ 21` */
export function formatDate(date: CivilDate, lang: Language): string {
  return SCREEN_LANGUAGES[lang].withYear(formatDayAndMonth(date, lang), date.year);
}

/** `Saturday 21 November`, `శనివారం, నవంబర్ 21`; short `Sat 21 November`, `శని., నవంబర్ 21`: a day of the running year. */
export function formatDayOfYear(date: CivilDate, lang: Language, weekday: "long" | "short" = "long"): string {
  return SCREEN_LANGUAGES[lang].withWeekday(formatWeekday(date, lang, weekday), formatDayAndMonth(date, lang));
}

/** `Saturday 21 November 2026`, `శనివారం, 2026 నవంబర్ 21`; short `Sat 21 November 2026`, `శని., 2026 నవంబర్ 21`. */
export function formatFullDate(date: CivilDate, lang: Language, weekday: "long" | "short" = "long"): string {
  return SCREEN_LANGUAGES[lang].withWeekday(formatWeekday(date, lang, weekday), formatDate(date, lang));
}
