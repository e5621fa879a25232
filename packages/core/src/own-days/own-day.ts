import type { CivilDate } from "../calendar/gregorian.ts";
import type { FestivalReason } from "../festivals/festival-reason.ts";
import type { OwnDay } from "../ids.ts";
import type { Span } from "../sky.ts";
import type { OwnDayReason } from "./own-day-reason.ts";

/** A day of a person in one year. */
export interface FoundOwnDay {
  readonly kind: OwnDay;
  readonly date: CivilDate;
  /** How many years after the birth or the death: 1 is the first. */
  readonly years: number;
  /** The tithi or the star that it is kept for. */
  readonly runs: Span;
  /** Of a rite with an hour of the day, that hour. */
  readonly rite: Span | undefined;
  /** By which rule it falls on this day, where a tithi brings it. */
  readonly dayReasons: readonly FestivalReason[];
  readonly reasons: readonly OwnDayReason[];
}

const YEAR_DAYS = 365.2425;

/** Which year after an instant a day of the same month is in; months of one name are at most two months apart. */
export const yearsAfter = (from: number, to: number): number => Math.round((to - from) / YEAR_DAYS);
