import type { CivilDate, WallTime } from "@vedanga/contract";
import { addDays, twoDigits } from "@vedanga/contract";
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

/** A column has the words of a table. */
const wordSetting = (setting: TimeSetting) => (setting === "sentence" ? setting : "table");

/**
 * A time of a date: `6:24 AM` in English; `ఉ. 6:24` or `ఉదయం 6:24` in Telugu, and after midnight `అ.రా. 2:31`; `06:24` in
 * both by 24 hours. To the nearest minute.
 */
export function formatTime(time: WallTime, lang: Language, setting: TimeSetting = "table", dial: Dial = 12): string {
  const { hour } = clockToNearestMinute(time);
  const figures = formatFigures(time, dial);
  if (dial === 24) return figures;
  return SCREEN_LANGUAGES[lang].time(figures, hour, wordSetting(setting));
}

/** The night of a date lasts after midnight until its small hours turn into dawn. */
const NIGHT_ENDS_HOUR = 3;

const DAY_BEFORE = -1;

/** Whether a moment, to the minute, counts to the night before its date: in Telugu the small hours after `baseDate`. */
function isOfNightBefore({ date, time }: WallInstant, lang: Language, baseDate: CivilDate, dial: Dial): boolean {
  const { timeOfNight } = SCREEN_LANGUAGES[lang];
  return dial === 12 && timeOfNight !== null && time.hour < NIGHT_ENDS_HOUR && !isSameDate(date, baseDate);
}

/** The date that a moment on or near `baseDate` is counted to: `formatInstant` writes no weekday where it is `baseDate`. */
export function countedDate(instant: WallInstant, lang: Language, baseDate: CivilDate, dial: Dial): CivilDate {
  const minute = toNearestMinute(instant);
  return isOfNightBefore(minute, lang, baseDate, dial) ? addDays(minute.date, DAY_BEFORE) : minute.date;
}

/**
 * A moment on or near `baseDate`, to the nearest minute: on that day the time alone, on another with its weekday.
 * `4:57 AM Sun` and `ఆది. తె. 4:57` in a table, `4:57 AM, Sunday` and `ఆదివారం తెల్లవారుజామున 4:57` in a sentence.
 * Telugu counts the small hours to the night before: those after `baseDate` are `రా. 2:31` alone, those of `baseDate` itself
 * `అ.రా. 2:31`. With the weekday of its date the time would be understood as the night a day later.
 */
export function formatInstant(
  instant: WallInstant,
  lang: Language,
  baseDate: CivilDate,
  setting: TimeSetting = "table",
  dial: Dial = 12,
): string {
  const minute = toNearestMinute(instant);
  const { timeOfNight, timeOfWeekday } = SCREEN_LANGUAGES[lang];
  const clock =
    timeOfNight !== null && isOfNightBefore(minute, lang, baseDate, dial)
      ? timeOfNight(formatFigures(minute.time, dial), minute.time.hour, wordSetting(setting))
      : formatTime(minute.time, lang, setting, dial);
  const date = countedDate(instant, lang, baseDate, dial);
  if (isSameDate(date, baseDate)) return clock;
  return timeOfWeekday(clock, formatWeekday(date, lang, setting === "sentence" ? "long" : "short"), setting);
}
