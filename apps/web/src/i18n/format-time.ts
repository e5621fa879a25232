import type { CivilDate, WallTime } from "@vedanga/contract";
import { twoDigits, weekdayOf } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { formatWeekday } from "./format-date.ts";
import type { TimeSetting } from "./languages/screen-language.ts";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";
import { clockToNearestMinute, isSameDate, toNearestMinute, type WallInstant } from "./wall-instant.ts";

/** How many hours a clock counts before it begins again. */
export type Dial = 12 | 24;

/** `6:05`, or `06:05` and `18:05` where the dial has 24 hours. To the nearest minute. */
export function formatFigures(time: WallTime, dial: Dial): string {
  const { hour, minute } = clockToNearestMinute(time);
  const shown = dial === 24 ? twoDigits(hour) : hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${twoDigits(minute)}`;
}

/** `6:24 AM` in English; `ఉ. 6:24` or `ఉదయం 6:24` in Telugu; `06:24` in both by 24 hours. To the nearest minute. */
export function formatTime(time: WallTime, lang: Language, setting: TimeSetting = "table", dial: Dial = 12): string {
  const { hour } = clockToNearestMinute(time);
  const figures = formatFigures(time, dial);
  if (dial === 24) return figures;
  return SCREEN_LANGUAGES[lang].time(figures, hour, setting);
}

/** The night of a date lasts after midnight until its small hours turn into dawn. */
const NIGHT_ENDS_HOUR = 3;

/**
 * A moment on or near `baseDate`, to the nearest minute: on that day the time alone, on another with its weekday.
 * `4:57 AM Sun` and `ఆది. తె. 4:57` in a table, `4:57 AM, Sunday` and `ఆదివారం తెల్లవారుజామున 4:57` in a sentence.
 * A Telugu sentence calls the small hours after `baseDate` `రాత్రి 2:31` alone: with the next weekday before it, it would be
 * understood as the night a day later.
 */
export function formatInstant(
  instant: WallInstant,
  lang: Language,
  baseDate: CivilDate,
  setting: TimeSetting = "table",
  dial: Dial = 12,
): string {
  const { date, time } = toNearestMinute(instant);
  const clock = formatTime(time, lang, setting, dial);
  if (isSameDate(date, baseDate)) return clock;
  const isNightOfBase = time.hour < NIGHT_ENDS_HOUR && weekdayOf(date) === (weekdayOf(baseDate) + 1) % 7;
  const { nightOutlastsMidnight, timeOfWeekday } = SCREEN_LANGUAGES[lang];
  if (dial === 12 && nightOutlastsMidnight && setting === "sentence" && isNightOfBase) return clock;
  return timeOfWeekday(clock, formatWeekday(date, lang, setting === "table" ? "short" : "long"), setting);
}
