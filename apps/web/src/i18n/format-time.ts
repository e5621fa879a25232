import type { CivilDate, Lang, WallTime } from "@vedanga/contract";
import { teluguDayPart } from "./calendar-words.ts";
import { formatWeekday } from "./format-date.ts";
import { clockToNearestMinute, isSameDate, toNearestMinute, type WallInstant, weekdayOf } from "./wall-instant.ts";

/** In a table the Telugu part of the day is one letter; in a sentence it is a word. */
export type TimeSetting = "table" | "sentence";

// A figure never parts from its half of the day at the end of a line.
const NBSP = "\u00a0";

/** How many hours a clock counts before it begins anew. */
export type Dial = 12 | 24;

/** `6:05`, or `06:05` and `18:05` where the dial has 24 hours. To the nearest minute. */
export function formatFigures(time: WallTime, dial: Dial): string {
  const { hour, minute } = clockToNearestMinute(time);
  const shown = dial === 24 ? String(hour).padStart(2, "0") : hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${String(minute).padStart(2, "0")}`;
}

/** `6:24 AM` in English; `ఉ. 6:24` or `ఉదయం 6:24` in Telugu; `06:24` in both by 24 hours. To the nearest minute. */
export function formatTime(time: WallTime, lang: Lang, setting: TimeSetting = "table", dial: Dial = 12): string {
  const { hour } = clockToNearestMinute(time);
  const figures = formatFigures(time, dial);
  if (dial === 24) return figures;
  if (lang === "en") return `${figures}${NBSP}${hour < 12 ? "AM" : "PM"}`;
  const part = teluguDayPart(hour);
  return `${setting === "table" ? part.short : part.long}${NBSP}${figures}`;
}

/** The night of a date goes on after midnight until its small hours turn into dawn. */
const NIGHT_ENDS_HOUR = 3;

/**
 * A moment on or near `baseDate`, to the nearest minute: on that day the time alone, on another with its weekday.
 * `4:57 AM Sun` and `ఆది. తె. 4:57` in a table, `4:57 AM, Sunday` and `ఆదివారం తెల్లవారుజామున 4:57` in a sentence.
 * A Telugu sentence calls the small hours after `baseDate` `రాత్రి 2:31` alone: with the next weekday before it, it would be
 * understood as the night a day later.
 */
export function formatInstant(
  instant: WallInstant,
  lang: Lang,
  baseDate: CivilDate,
  setting: TimeSetting = "table",
  dial: Dial = 12,
): string {
  const { date, time } = toNearestMinute(instant);
  const clock = formatTime(time, lang, setting, dial);
  if (isSameDate(date, baseDate)) return clock;
  const isNightOfBase = time.hour < NIGHT_ENDS_HOUR && weekdayOf(date) === (weekdayOf(baseDate) + 1) % 7;
  if (dial === 12 && lang === "te" && setting === "sentence" && isNightOfBase) return clock;
  const weekday = formatWeekday(date, lang, setting === "table" ? "short" : "long");
  if (lang === "te") return setting === "table" ? `${weekday}${NBSP}${clock}` : `${weekday} ${clock}`;
  return setting === "table" ? `${clock}${NBSP}${weekday}` : `${clock}, ${weekday}`;
}
