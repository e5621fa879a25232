import { AYANAMSA_TE } from "@vedanga/names/te/ayanamsa";
import { MONTHS_TE } from "@vedanga/names/te/months";
import { stem } from "@vedanga/names/te/stem";
import { VARA_TE } from "@vedanga/names/te/vara";
import type { ScreenLanguage } from "./screen-language.ts";

// A figure never parts from the part of the day at the end of a line.
const NBSP = "\u00a0";

interface DayPart {
  readonly fromHour: number;
  readonly short: string;
  readonly long: string;
}

const NIGHT: DayPart = { fromHour: 19, short: "రా.", long: "రాత్రి" };

/** A Telugu reader puts the part of the day before the hour. The small hours until three are still night. */
const DAY_PARTS: readonly DayPart[] = [
  { fromHour: 3, short: "తె.", long: "తెల్లవారుజామున" },
  { fromHour: 6, short: "ఉ.", long: "ఉదయం" },
  { fromHour: 12, short: "మ.", long: "మధ్యాహ్నం" },
  { fromHour: 16, short: "సా.", long: "సాయంత్రం" },
  NIGHT,
];

const SMALL_HOURS_END = 3;

const time: ScreenLanguage["time"] = (figures, hour, setting) => {
  const part = DAY_PARTS.findLast(({ fromHour }) => hour >= fromHour) ?? NIGHT;
  return `${setting === "table" ? part.short : part.long}${NBSP}${figures}`;
};

export const te: ScreenLanguage = {
  messages: () => import("../catalogue/te.ts").then((catalogue) => catalogue.te),
  faces: { fonts: ['400 1em "Anek Telugu"', '600 1em "Anek Telugu"', '400 1em "Tiro Telugu"'], letter: "\u0c05" },
  months: MONTHS_TE,
  weekdays: Object.values(VARA_TE).map(({ weekday }) => weekday),
  // As almanacs print them.
  weekdaysShort: ["ఆది.", "సోమ.", "మంగళ.", "బుధ.", "గురు.", "శుక్ర.", "శని."],
  dayOfYear: (weekday, day, month) => `${weekday}, ${day} ${month}`,
  directionLetters: { north: "ఉ", south: "ద", east: "తూ", west: "ప" },
  time,
  timeInWords: (figures, hour) =>
    hour < SMALL_HOURS_END ? `అర్ధరాత్రి దాటాక${NBSP}${figures}` : time(figures, hour, "sentence"),
  timeOfWeekday: (clock, weekday, setting) => `${weekday}${setting === "table" ? NBSP : " "}${clock}`,
  nightFromHour: NIGHT.fromHour,
  // రాత్రి 2:31 with the next weekday before it would be understood as the night a day later.
  nightOutlastsMidnight: true,
  stem,
  ayanamsas: AYANAMSA_TE,
  shortNameLength: 1,
  syllableRem: 0.86,
};
