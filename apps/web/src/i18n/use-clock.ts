import type { CivilDate, WallTime } from "@vedanga/contract";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { countedDate, type Dial, formatInstant, formatTime } from "./format-time.ts";
import type { TimeSetting } from "./languages/screen-language.ts";
import { preferredDial } from "./preferred-dial.ts";
import { useLanguage } from "./use-language.ts";
import { isSameDate, type WallInstant } from "./wall-instant.ts";

export interface Clock {
  readonly dial: Dial;
  /** Uses a clock of this many hours from now on, and at the next visit. */
  setDial(dial: Dial): void;
  timeOf(time: WallTime, setting?: TimeSetting): string;
  /** The time alone on `baseDate`, with its weekday on another. */
  instantOf(instant: WallInstant, baseDate: CivilDate, setting?: TimeSetting): string;
  /** Whether it is a time of that date, as `instantOf` tells it: its words may have 'today' beside them. */
  isTimeOf(instant: WallInstant, baseDate: CivilDate): boolean;
}

/** Clock times in the language on screen, by 12 or 24 hours as chosen on this device. */
export function useClock(): Clock {
  const { lang } = useLanguage();
  const dial = useKeptValue(preferredDial);
  return {
    dial,
    setDial: preferredDial.set,
    timeOf: (time, setting = "table") => formatTime(time, lang, setting, dial),
    instantOf: (instant, baseDate, setting = "table") => formatInstant(instant, lang, baseDate, setting, dial),
    isTimeOf: (instant, baseDate) => isSameDate(countedDate(instant, lang, baseDate, dial), baseDate),
  };
}
