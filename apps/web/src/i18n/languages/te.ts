import { AYANAMSA_TE } from "@vedanga/names/te/ayanamsa";
import { NIGHT_FROM_HOUR_TE, timeInWordsTe, timeOfDateTe, timeTe } from "@vedanga/names/te/clock";
import { MONTHS_TE } from "@vedanga/names/te/months";
import { stem } from "@vedanga/names/te/stem";
import { VARA_TE } from "@vedanga/names/te/vara";
import type { ScreenLanguage } from "./screen-language.ts";

// A figure never parts from what is beside it at the end of a line.
const NBSP = "\u00a0";

export const te: ScreenLanguage = {
  ownName: "తెలుగు",
  letters: /\p{Script=Telugu}/u,
  messages: () => import("../catalogue/te.ts").then((catalogue) => catalogue.te),
  faces: { fonts: ['400 1em "Anek Telugu"', '600 1em "Anek Telugu"', '400 1em "Tiro Telugu"'], letter: "\u0c05" },
  months: MONTHS_TE,
  weekdays: Object.values(VARA_TE).map(({ weekday }) => weekday),
  // As almanacs print them.
  weekdaysShort: ["ఆది.", "సోమ.", "మంగళ.", "బుధ.", "గురు.", "శుక్ర.", "శని."],
  dayAndMonth: (day, month) => `${month} ${day}`,
  withYear: (date, year) => `${year} ${date}`,
  withWeekday: (weekday, date) => `${weekday}, ${date}`,
  directionLetters: { north: "ఉ", south: "ద", east: "తూ", west: "ప" },
  time: timeOfDateTe,
  timeOfNight: timeTe,
  timeInWords: timeInWordsTe,
  timeOfWeekday: (clock, weekday, setting) => `${weekday}${setting === "table" ? NBSP : " "}${clock}`,
  nightFromHour: NIGHT_FROM_HOUR_TE,
  utc: "యూటీసీ",
  readsZoneIds: false,
  indiaTime: "భారతదేశ ప్రామాణిక సమయం",
  hoursCounted: "gowri",
  stem,
  ayanamsas: AYANAMSA_TE,
  divisions: () => import("@vedanga/names/te/divisions").then((names) => names.DIVISIONS_TE),
  shortNameLength: 1,
  syllableRem: 0.86,
};
