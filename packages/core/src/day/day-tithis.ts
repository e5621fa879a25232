import type { TithiCourse } from "../ids.ts";
import type { LimbCourse } from "../panchanga/limbs.ts";
import { type NamedTithi, tithiOf } from "../panchanga/limbs-name.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import type { SunDay } from "./sun-day.ts";

/**
 * How many sunrises a tithi contains. "skipped" (kshaya): it begins after one and ends before the next, so no day
 * has it. "repeated" (vriddhi): it runs at two, so that two days have it, and the first is marked (Surya Siddhanta
 * 1.36-38 counts the lost ones). Undefined if one of the two sunrises does not occur.
 */
export interface DayTithi extends NumberedSpan, NamedTithi {
  readonly course: TithiCourse | undefined;
}

/** The tithis that touch a day, in order, each with its whole span. */
export const dayTithis = (limbs: LimbCourse, day: SunDay): readonly DayTithi[] =>
  limbs.tithis(day.span.startJdUt, day.span.endJdUt).map((tithi) => dayTithi(tithi, day));

/** One of them. */
export const dayTithi = (tithi: NumberedSpan, day: SunDay): DayTithi => ({
  ...tithi,
  ...tithiOf(tithi.number),
  course: courseOf(tithi, day),
});

function courseOf({ startJdUt, endJdUt }: NumberedSpan, day: SunDay): TithiCourse | undefined {
  const { sunriseJdUt, nextSunriseJdUt } = day;
  if (sunriseJdUt === undefined || nextSunriseJdUt === undefined) return undefined;
  if (startJdUt > sunriseJdUt && endJdUt <= nextSunriseJdUt) return "skipped";
  return startJdUt <= sunriseJdUt && endJdUt > nextSunriseJdUt ? "repeated" : "ordinary";
}
