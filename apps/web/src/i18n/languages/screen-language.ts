import type { DivisionNames, SkyNames } from "@vedanga/names";
import type { MessageId } from "../catalogue/en.ts";

/**
 * In a table the part of the day may be one letter; in a sentence it is a word. A column is a table so narrow that a long
 * time may break between weekday and time: one in Telugu does, one in English fits.
 */
export type TimeSetting = "table" | "column" | "sentence";
type WordSetting = Exclude<TimeSetting, "column">;

interface ClockWords {
  /** A time of a date by 12 hours from its figures: `6:24 AM`, `ఉ. 6:24`, `అ.రా. 2:31`. */
  time(figures: string, hour: number, setting: WordSetting): string;
  /** A time after midnight where one speaks of the night of the day before, `రా. 2:31`; null where one never does. */
  readonly timeOfNight: ((figures: string, hour: number, setting: WordSetting) => string) | null;
  /** A time in everyday words, so that a person who typed PM for AM notices: `6:05 in the morning`. */
  timeInWords(figures: string, hour: number, minute: number): string;
  /** A time of another day with its weekday: `4:57 AM Sun`, `ఆదివారం తెల్లవారుజామున 4:57`. */
  timeOfWeekday(clock: string, weekday: string, setting: TimeSetting): string;
  /** The hour of the evening from which one speaks of the night. */
  readonly nightFromHour: number;
}

/** All that the screens need to speak a language beside the names that come with the answers. */
export interface ScreenLanguage extends ClockWords {
  /** What its readers call it. */
  readonly ownName: string;
  /** Finds a letter of its script. */
  readonly letters: RegExp;
  /** The words of every screen; those of the language that pages arrive in are in the bundle, others are fetched. */
  messages(): Promise<Readonly<Record<MessageId, string>>>;
  /** Faces to fetch before the page is shown, in CSS font shorthand, with a letter to request each by. */
  readonly faces: { readonly fonts: readonly string[]; readonly letter: string } | null;
  /** Gregorian months, from January. */
  readonly months: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** `21 November`, `నవంబర్ 21` */
  dayAndMonth(day: number, month: string): string;
  /** A month, or a day and its month, with the year: `21 November 2026`, `2026 నవంబర్ 21` */
  withYear(date: string, year: number): string;
  /** `Saturday 21 November`, `శనివారం, నవంబర్ 21` */
  withWeekday(weekday: string, date: string): string;
  /** What follows a coordinate. */
  readonly directionLetters: Readonly<Record<"north" | "south" | "east" | "west", string>>;
  /** What stands before an offset: `UTC+5:30` */
  readonly utc: string;
  /** Whether its readers can read the id of a zone; others read what its people call their clock. */
  readonly readsZoneIds: boolean;
  /** What the clock of Hyderabad, and of all India, is called. */
  readonly indiaTime: string;
  /** How the readers of the language divide day and night into hours; shown first. */
  readonly hoursCounted: "choghadiya" | "gowri";
  /** A noun as it is before another. */
  stem(noun: string): string;
  /** For the settings, which are shown without an answer. */
  readonly ayanamsas: SkyNames["ayanamsa"];
  /** Of the charts that can be drawn, which one report alone names. */
  divisions(): Promise<DivisionNames>;
  /** How many written syllables of a graha's name charts put for it; no two of the nine share them. */
  readonly shortNameLength: number;
  /** How wide a written syllable of Anek is at the size of the labels, measured on the longest names; rem. */
  readonly syllableRem: number;
}
