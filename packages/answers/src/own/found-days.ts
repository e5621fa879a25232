import { type OwnDaysRequest, SKY_YEARS } from "@vedanga/contract";
import {
  type BirthLimbs,
  birthLimbs,
  type CivilDate,
  daysAt,
  type FoundOwnDay,
  type GeoPoint,
  gregorianToJd,
  type JulianDayUt,
  jdToGregorian,
  ownBirthdays,
  ownRemembrances,
} from "@vedanga/core";
import { type LocalClock, wallByOffset, wallToJdUt, zoneClock } from "../clock/wall-time.ts";
import { type Birth, birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { expectDate } from "../request/existing-day.ts";

/** A death as its day is remembered. */
export interface Remembered {
  readonly date: CivilDate;
  /** Its time was not told: the sunrise of its date stands for it. */
  readonly isTimeUnknown: boolean;
  readonly limbs: BirthLimbs;
}

/** The days of a request, before they are written. */
export interface FoundDays {
  readonly birth: Birth;
  readonly limbs: BirthLimbs;
  /** Where the days are kept, and by which clock. */
  readonly place: GeoPoint;
  readonly clock: LocalClock;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly remembered: Remembered | undefined;
  /** In order. */
  readonly days: readonly FoundOwnDay[];
}

export function foundDays(request: OwnDaysRequest, context: AnswerContext): FoundDays {
  const birth = birthChart(request, context);
  const { sky, chart } = birth;
  const { place, clock } = whereKept(request, birth);
  const from = request.from ?? wallByOffset(context.nowUnixMs, clock.offsetSecondsAt(context.nowUnixMs));
  const to = lastDate(from, request.years);
  const asked = { place, clock, from, to };
  const limbs = birthLimbs(sky, chart.jdUt);
  const remembered = rememberedOf(request, birth, place, clock);
  const days = [
    ...ownBirthdays(sky, limbs, asked),
    ...(remembered ? ownRemembrances(sky, remembered.limbs, asked) : []),
  ].toSorted((one, other) => gregorianToJd(one.date) - gregorianToJd(other.date));
  return { birth, limbs, place, clock, from, to, remembered, days };
}

/** The day before the same date so many years on; of 29 February it is the 28th. None after the years of the almanac. */
function lastDate({ year, month, day }: CivilDate, years: number): CivilDate {
  const asked = jdToGregorian(gregorianToJd({ year: year + years, month, day }) - 1);
  return asked.year > SKY_YEARS.last ? { year: SKY_YEARS.last, month: 12, day: 31 } : asked;
}

function whereKept({ at_lat, at_lon, at_zone }: OwnDaysRequest, { chart, clock }: Birth) {
  if (at_lat === undefined || at_lon === undefined || at_zone === undefined) return { place: chart.place, clock };
  return { place: { latitudeDeg: at_lat, longitudeDeg: at_lon }, clock: zoneClock(at_zone, "at_zone") };
}

function rememberedOf(
  { remembered: date, remembered_time: time }: OwnDaysRequest,
  { sky }: Birth,
  place: GeoPoint,
  clock: LocalClock,
): Remembered | undefined {
  if (date === undefined) return undefined;
  expectDate(clock, date, "remembered");
  const jd: JulianDayUt =
    time === undefined ? daysAt(sky, place, clock).on(date).sun.anchorJdUt : wallToJdUt(clock, date, time);
  return { date, isTimeUnknown: time === undefined, limbs: birthLimbs(sky, jd) };
}
