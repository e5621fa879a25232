import type { CivilDate } from "../calendar/gregorian.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { Vara } from "../ids.ts";
import type { Span } from "../sky.ts";

/** What a day, sunrise to sunrise, is cut into parts by. */
export interface DayHalves {
  /** The date's own, from its sunrise on. */
  readonly vara: Vara;
  /** Sunrise to the next; if one of them does not occur, midnight replaces what is missing. */
  readonly span: Span;
  /** Sunrise to sunset; undefined in polar day and night. */
  readonly daylight: Span | undefined;
  /** Sunset to the next sunrise; undefined if one of them does not occur. */
  readonly night: Span | undefined;
  /** The night that ends with this day's sunrise. */
  readonly nightBefore: Span | undefined;
}

/**
 * A civil date at a place by a clock, and the day that belongs to it: the one that begins with the sunrise of the civil
 * day, whatever clock that is counted by. Where sunrise passes midnight in the course of the year, it may be that of the
 * evening before, so that each sunrise begins the day of one date. What does not occur is undefined.
 */
export interface SunDay extends DayHalves {
  readonly date: CivilDate;
  /** Julian day of the date's 0h as if at Greenwich: it names the date, and counts on by one. */
  readonly dayJd: number;
  /** From the date's first instant to that of the next. */
  readonly civil: Span;
  readonly sunriseJdUt: JulianDayUt | undefined;
  /** The sunset that ends that daylight; none where the Sun stays up until the next day has begun. */
  readonly sunsetJdUt: JulianDayUt | undefined;
  /** The sunrise with which the next day begins. */
  readonly nextSunriseJdUt: JulianDayUt | undefined;
  /** When the Sun crosses the meridian after that sunrise; without one, the crossing nearest to the middle of the civil day. */
  readonly noonJdUt: JulianDayUt;
  /** The instant that represents the day: its sunrise, or its noon if the Sun does not rise. */
  readonly anchorJdUt: JulianDayUt;
  /**
   * The day to which an instant of the civil date belongs: before sunrise that of the date before, as the place has it, and
   * of the date after from its sunrise on, if that comes before midnight.
   */
  holding(jd: JulianDayUt): SunDay;
}

/** The place's clocks went from the date before to the one after: a change of the date line. */
export const isSkipped = ({ civil }: Pick<SunDay, "civil">): boolean => civil.endJdUt <= civil.startJdUt;
