import type { Coming } from "#almanac/five-lines/next-days.tsx";
import type { Where } from "#almanac/where.ts";
import type { ConventionChoice } from "#api/conventions/conventions.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";

/** What is sent on: a day at a place, by some rules. */
export interface SentDay {
  readonly day: AlmanacDay;
  readonly coming: Coming;
  /** It is the day the place has now: what is next is counted from it. */
  readonly isToday: boolean;
  readonly zone: string;
  readonly where: Where;
  readonly placeName: string;
  readonly conventions: ConventionChoice;
}
