import { type CivilDate, gregorianToJd } from "./gregorian.ts";
import { type JulianDayUt, jdUt } from "./julian-day.ts";

export const HOURS_PER_DAY = 24;

/** What the calendar needs of a place's clock, and all of a time zone that core knows. */
export interface CivilClock {
  /** Its offset east of Greenwich at an instant. */
  readonly hoursEastAt: (jd: JulianDayUt) => number;
  /** The first instant of a date: midnight, or where the clocks skip midnight the end of the gap. */
  readonly startOfDay: (date: CivilDate) => JulianDayUt;
}

const SECOND_DAYS = 1 / 86_400;

/** The clock with this offset east of Greenwich. One that changes at midnight shows the date first by the offset it had before. */
export const civilClockBy = (hoursEastAt: CivilClock["hoursEastAt"]): CivilClock => ({
  hoursEastAt,
  startOfDay: (date) => {
    const dayJd = gregorianToJd(date);
    const near = dayJd - hoursEastAt(jdUt(dayJd)) / HOURS_PER_DAY;
    return jdUt(dayJd - hoursEastAt(jdUt(near - SECOND_DAYS)) / HOURS_PER_DAY);
  },
});

/** The Julian day of 0h of the date that a clock shows at an instant, as if at Greenwich: it names the date and counts on by one. */
export const dayJdAt = (clock: CivilClock, jd: JulianDayUt): number =>
  Math.floor(jd + clock.hoursEastAt(jd) / HOURS_PER_DAY - 0.5) + 0.5;

/** Summer time adds an hour, or half of one. */
const MOST_SUMMER_HOURS = 1.5;

/** What summer time adds at an instant of a year, in hours: how far it is ahead of the first of January or of July. */
export function summerHoursAt({ hoursEastAt }: CivilClock, jd: JulianDayUt, year: number): number {
  const ahead = [1, 7].map((month) => hoursEastAt(jd) - hoursEastAt(jdUt(gregorianToJd({ year, month, day: 1 }))));
  return Math.max(0, ...ahead.filter((hours) => hours < MOST_SUMMER_HOURS));
}
