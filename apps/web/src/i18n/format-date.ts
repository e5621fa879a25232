import type { CivilDate, Lang } from "@vedanga/contract";
import { CALENDAR_WORDS } from "./calendar-words.ts";
import { weekdayOf } from "./wall-instant.ts";

/** `Saturday`, `శనివారం`; short `Sat`, `శని.` */
export function formatWeekday(date: CivilDate, lang: Lang, length: "long" | "short" = "long"): string {
  const words = CALENDAR_WORDS[lang];
  return (length === "long" ? words.weekdays : words.weekdaysShort)[weekdayOf(date)] ?? "";
}

/** `November`, `నవంబర్`; months from 1. */
export function formatMonth(month: number, lang: Lang): string {
  return CALENDAR_WORDS[lang].months[month - 1] ?? "";
}

/** `21 November 2026`, `21 నవంబర్ 2026` */
export function formatDate(date: CivilDate, lang: Lang): string {
  return `${date.day} ${formatMonth(date.month, lang)} ${date.year}`;
}

/** `Saturday 21 November`, `శనివారం, 21 నవంబర్`: a day of the running year. */
export function formatDayOfYear(date: CivilDate, lang: Lang): string {
  return `${formatWeekday(date, lang)}${lang === "te" ? "," : ""} ${date.day} ${formatMonth(date.month, lang)}`;
}

/** `Saturday 21 November 2026`, `శనివారం, 21 నవంబర్ 2026` */
export function formatFullDate(date: CivilDate, lang: Lang): string {
  return `${formatDayOfYear(date, lang)} ${date.year}`;
}
