import { AYANAMSA_EN } from "@vedanga/names/en/ayanamsa";
import { timeEn } from "@vedanga/names/en/clock";
import { MONTHS_EN } from "@vedanga/names/en/months";
import { VARA_EN } from "@vedanga/names/en/vara";
import { en as messages } from "../catalogue/en.ts";
import type { ScreenLanguage } from "./screen-language.ts";

// A figure never parts from what is beside it at the end of a line.
const NBSP = "\u00a0";

const NIGHT_FROM_HOUR = 20;

const DAY_PARTS = [
  { fromHour: 0, words: "after midnight" },
  { fromHour: 3, words: "in the morning" },
  { fromHour: 12, words: "in the afternoon" },
  { fromHour: 16, words: "in the evening" },
  { fromHour: NIGHT_FROM_HOUR, words: "at night" },
] as const;

export const en: ScreenLanguage = {
  ownName: "English",
  letters: /\p{Script=Latin}/u,
  messages: () => Promise.resolve(messages),
  faces: null,
  months: MONTHS_EN,
  weekdays: Object.values(VARA_EN).map(({ weekday }) => weekday),
  // As Unicode CLDR 48 has them.
  weekdaysShort: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  dayAndMonth: (day, month) => `${day} ${month}`,
  withYear: (date, year) => `${date} ${year}`,
  withWeekday: (weekday, date) => `${weekday} ${date}`,
  directionLetters: { north: "N", south: "S", east: "E", west: "W" },
  time: timeEn,
  timeOfNight: null,
  timeInWords: (figures, hour, minute) => {
    if (minute === 0 && hour === 0) return "midnight, as the day begins";
    if (minute === 0 && hour === 12) return "noon";
    return `${figures} ${DAY_PARTS.findLast(({ fromHour }) => hour >= fromHour)?.words}`;
  },
  timeOfWeekday: (clock, weekday, setting) =>
    setting === "sentence" ? `${clock}, ${weekday}` : `${clock}${NBSP}${weekday}`,
  nightFromHour: NIGHT_FROM_HOUR,
  utc: "UTC",
  readsZoneIds: true,
  indiaTime: "India Standard Time",
  hoursCounted: "choghadiya",
  stem: (noun) => noun,
  ayanamsas: AYANAMSA_EN,
  divisions: () => import("@vedanga/names/en/divisions").then((names) => names.DIVISIONS_EN),
  shortNameLength: 2,
  syllableRem: 0.53,
};
