import type { CivilDate } from "@vedanga/contract";
import { type AvoidingDay, type TimeToAvoid, timesToAvoid } from "#api/marked-spans.ts";
import { minutesOfDay } from "./minutes-of-day.ts";

/** The specified windows, minutes after midnight. */
export const WINDOWS = [
  { id: "dawn", from: 5 * 60, to: 7 * 60 },
  { id: "noon", from: 12 * 60, to: 14 * 60 },
  { id: "evening", from: 18 * 60, to: 20 * 60 },
] as const;
export type BestWindow = (typeof WINDOWS)[number];

/** What falls into a window for less than this does not by the clock that is shown. */
const LEAST_MET_MINUTES = 1;
/** Less than this is nothing to act in. */
const LEAST_MINUTES = 15;

export interface WindowState {
  /** What custom avoids and falls into the window, in order of time. */
  readonly met: readonly TimeToAvoid[];
  /** What is left of the window beside them, minutes after midnight. */
  readonly free: readonly { readonly from: number; readonly to: number }[];
  /** Something is left of it, if only a few minutes. */
  readonly isAnyLeft: boolean;
}

/** What of a window is left when all that the almanac of the day avoids is taken out of it. */
export function windowState({ from, to }: BestWindow, day: AvoidingDay, date: CivilDate): WindowState {
  const met = timesToAvoid(day).filter(
    ({ start, end }) =>
      Math.min(minutesOfDay(end, date), to) - Math.max(minutesOfDay(start, date), from) >= LEAST_MET_MINUTES,
  );
  const free: { from: number; to: number }[] = [];
  let at: number = from;
  for (const { start, end } of met) {
    free.push({ from: at, to: minutesOfDay(start, date) });
    at = Math.max(at, minutesOfDay(end, date));
  }
  free.push({ from: at, to });
  const lasting = (minutes: number) => free.filter((part) => part.to - part.from >= minutes);
  return { met, free: lasting(LEAST_MINUTES), isAnyLeft: lasting(LEAST_MET_MINUTES).length > 0 };
}
