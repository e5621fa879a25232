import { HYDERABAD } from "@vedanga/contract";
import type { CivilDate, JulianDayUt, Span } from "@vedanga/core";
import { clockOf, type LocalClock, wallAt } from "../clock/wall-time.ts";

interface ClockAsked {
  readonly tz?: number | undefined;
  readonly zone?: string | undefined;
}

/** The clock by which a planet's dates are told: that of India if the request names none. */
export const yearClock = ({ tz, zone }: ClockAsked): LocalClock =>
  clockOf(tz === undefined && zone === undefined ? { zone: HYDERABAD.zone } : { tz, zone });

export const spanOfYear = (clock: LocalClock, year: number): Span => ({
  startJdUt: clock.startOfDay({ year, month: 1, day: 1 }),
  endJdUt: clock.startOfDay({ year: year + 1, month: 1, day: 1 }),
});

export const dateAt = (clock: LocalClock, jdUt: JulianDayUt): CivilDate => {
  const { year, month, day } = wallAt(clock, jdUt);
  return { year, month, day };
};
