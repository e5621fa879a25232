import type { Lang, WallTime } from "@vedanga/contract";
import { formatTime } from "./format-time.ts";
import { clockToNearestMinute } from "./wall-instant.ts";

const ENGLISH_PARTS = [
  { fromHour: 0, words: "after midnight" },
  { fromHour: 3, words: "in the morning" },
  { fromHour: 12, words: "in the afternoon" },
  { fromHour: 16, words: "in the evening" },
  { fromHour: 20, words: "at night" },
] as const;

const SMALL_HOURS_END = 3;

/**
 * A time as one would say it, so that who typed PM for AM hears it: `6:05 in the morning`, `12:30 after midnight`;
 * `ఉదయం 6:05`, `అర్ధరాత్రి దాటాక 12:30`.
 */
export function formatTimeWords(time: WallTime, lang: Lang): string {
  const { hour, minute } = clockToNearestMinute(time);
  const figures = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")}`;
  if (lang === "te") return hour < SMALL_HOURS_END ? `అర్ధరాత్రి దాటాక\u00a0${figures}` : formatTime(time, lang, "sentence");
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? "midnight, as the day begins" : "noon";
  return `${figures} ${ENGLISH_PARTS.findLast(({ fromHour }) => hour >= fromHour)?.words}`;
}
