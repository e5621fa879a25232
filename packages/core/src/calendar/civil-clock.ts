import { type CivilDate, gregorianToJd } from "./gregorian.ts";
import { type JulianDayUt, jdUt } from "./julian-day.ts";

const HOURS_PER_DAY = 24;

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
