import type { WallTime } from "@vedanga/contract";
import type { DailyMoonAnswer } from "../daily-moon.ts";
import { parseClock } from "./parse-wire-time.ts";

export interface GoodHour {
  readonly start: WallTime;
  readonly end: WallTime;
}

/** The good hour of a day by the clock of its place; null where there is none. */
export const goodHourOf = ({ day: { hour } }: DailyMoonAnswer): GoodHour | null =>
  hour && { start: parseClock(hour.from), end: parseClock(hour.to) };
