import type { Words } from "../words/words.ts";

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})/;
const HALF_DAY_HOURS = 12;
const MS_PER_MINUTE = 60_000;

interface Shown {
  readonly isoDate: string;
  readonly date: string;
  /** Without its year. */
  readonly day: string;
  readonly time: string;
}

/** An instant of an answer as the clock of the place shows it, to the nearest minute, as everywhere in the product. */
function shown(instant: string, { time, date, months }: Words): Shown {
  const [year = 0, month = 0, day = 0, ...clock] = (INSTANT.exec(instant) ?? []).slice(1).map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = clock;
  const exactMs = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const rounded = new Date(Math.round(exactMs / MS_PER_MINUTE) * MS_PER_MINUTE);
  const hour = rounded.getUTCHours();
  const figures = `${hour % HALF_DAY_HOURS || HALF_DAY_HOURS}:${String(rounded.getUTCMinutes()).padStart(2, "0")}`;
  const monthName = months[rounded.getUTCMonth()] ?? "";
  return {
    isoDate: rounded.toISOString().slice(0, "2026-01-01".length),
    date: date(rounded.getUTCDate(), monthName, rounded.getUTCFullYear()),
    day: date(rounded.getUTCDate(), monthName),
    // A terminal does not break lines between words, and who searches for a time types a plain space.
    time: time(figures, hour).replace("\u00a0", " "),
  };
}

/** `27 November 2026`, `2026 నవంబర్ 27` */
export const shownDate = (date: string, words: Words): string => shown(`${date}T00:00:00`, words).date;

/** `27 November 2026, 6:27 AM` */
export function shownInstant(instant: string, words: Words): string {
  const { date, time } = shown(instant, words);
  return `${date}, ${time}`;
}

/** The time alone on the date of the answer; on another, the day and month before it. */
export function shownTime(instant: string, onDate: string, words: Words): string {
  const { isoDate, day, time } = shown(instant, words);
  return isoDate === onDate ? time : `${day}, ${time}`;
}
