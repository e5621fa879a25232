import type { WallTime } from "@vedanga/contract";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface HourMark {
  readonly instantMs: number;
  /** As a dial shows it: 1 to 12. */
  readonly figure: number;
  /** Every third hour, 12, 3, 6, 9, stays where there is room for few. */
  readonly isMajor: boolean;
}

/**
 * The full hours between two instants, by a clock that shows `clockAtStart` at the first. The clock is taken to run evenly:
 * on a day it is changed, hours after the change keep the old count.
 */
export function hourMarks(startMs: number, endMs: number, clockAtStart: WallTime): HourMark[] {
  const intoHourMs = clockAtStart.minute * MINUTE_MS + clockAtStart.second * 1000;
  const toNextMs = intoHourMs === 0 ? 0 : HOUR_MS - intoHourMs;
  const firstHour = clockAtStart.hour + (intoHourMs === 0 ? 0 : 1);
  const marks: HourMark[] = [];
  for (let index = 0; startMs + toNextMs + index * HOUR_MS <= endMs; index++) {
    const hour = (firstHour + index) % 24;
    marks.push({
      instantMs: startMs + toNextMs + index * HOUR_MS,
      figure: hour % 12 === 0 ? 12 : hour % 12,
      isMajor: hour % 3 === 0,
    });
  }
  return marks;
}
