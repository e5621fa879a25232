import type { DivisionNames, SkyNames } from "@vedanga/names";
import type { MessageId } from "../catalogue/en.ts";

/** In a table the part of the day may be one letter; in a sentence it is a word. */
export type TimeSetting = "table" | "sentence";

interface ClockWords {
  /** A time by 12 hours from its figures: `6:24 AM`, `ఉ. 6:24`. */
  time(figures: string, hour: number, setting: TimeSetting): string;
  /** A time in everyday words, so that a person who typed PM for AM notices: `6:05 in the morning`. */
  timeInWords(figures: string, hour: number, minute: number): string;
  /** A time of another day with its weekday: `4:57 AM Sun`, `ఆదివారం తెల్లవారుజామున 4:57`. */
  timeOfWeekday(clock: string, weekday: string, setting: TimeSetting): string;
  /** The hour of the evening from which one speaks of the night. */
  readonly nightFromHour: number;
  /** Whether a sentence counts the hours after midnight to the night of the day before, and gives them no weekday. */
  readonly nightOutlastsMidnight: boolean;
}

/** All that the screens need to speak a language beside the names that come with the answers. */
export interface ScreenLanguage extends ClockWords {
  /** The words of every screen; those of the language that pages arrive in are in the bundle, others are fetched. */
  messages(): Promise<Readonly<Record<MessageId, string>>>;
  /** Faces to fetch before the page is shown, in CSS font shorthand, with a letter to request each by. */
  readonly faces: { readonly fonts: readonly string[]; readonly letter: string } | null;
  /** Gregorian months, from January. */
  readonly months: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** `Saturday 21 November`, `శనివారం, 21 నవంబర్` */
  dayOfYear(weekday: string, day: number, month: string): string;
  /** What follows a coordinate. */
  readonly directionLetters: Readonly<Record<"north" | "south" | "east" | "west", string>>;
  /** How the readers of the language divide day and night into hours; shown first. */
  readonly hoursCounted: "choghadiya" | "gowri";
  /** A noun as it is before another. */
  stem(noun: string): string;
  /** For the settings, which are shown without an answer. */
  readonly ayanamsas: SkyNames["ayanamsa"];
  readonly divisions: DivisionNames;
  /** How many written syllables of a graha's name charts put for it; no two of the nine share them. */
  readonly shortNameLength: number;
  /** How wide a written syllable of Anek is at the size of the labels, measured on the longest names; rem. */
  readonly syllableRem: number;
}
