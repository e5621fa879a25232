import type { Dial } from "#i18n/format-time.ts";
import { zoneClock } from "#i18n/zone-clock.ts";

const HOUR_S = 3600;

export interface HourMark {
  readonly instantMs: number;
  /** As the dial shows it: 1 to 12, or 0 to 23. */
  readonly figure: number;
  /** Every third hour, 12, 3, 6, 9, stays if there is room for few. */
  readonly isMajor: boolean;
}

interface ClockOfMarks {
  readonly zone: string;
  readonly dial: Dial;
}

/** The instants between two at which the clocks of a zone show a full hour; one that is skipped is missing, one that occurs twice is listed twice. */
export function hourMarks(startMs: number, endMs: number, { zone, dial }: ClockOfMarks): HourMark[] {
  const marks: HourMark[] = [];
  let instantMs = startMs;
  while (instantMs <= endMs) {
    const { hour, minute, second } = zoneClock(zone, instantMs).time;
    const intoHourS = minute * 60 + second;
    if (intoHourS === 0) {
      const figure = dial === 24 ? hour : hour % 12 === 0 ? 12 : hour % 12;
      marks.push({ instantMs, figure, isMajor: hour % 3 === 0 });
    }
    instantMs += (HOUR_S - intoHourS) * 1000;
  }
  return marks;
}
