import type { TithiCourse } from "../ids.ts";
import type { Sky } from "../sky.ts";
import type { AlmanacDay } from "./almanac-day.ts";
import { tithisBetween } from "./limbs.ts";
import { type NamedTithi, tithiOf } from "./limbs-name.ts";
import type { NumberedSpan } from "./limbs-wheel.ts";

/**
 * How a tithi stands to the sunrises. "skipped" (kshaya): it begins after one and ends before the next, so that no day
 * bears it. "repeated" (vriddhi): it runs at two, so that two days bear it, and is told so on the first. (Surya Siddhanta 1.36-38 counts the lost ones.)
 */
export interface DayTithi extends NumberedSpan, NamedTithi {
  readonly course: TithiCourse;
}

/** The tithis that touch a day, in order, each with its whole span. */
export const dayTithis = (sky: Sky, { span: { startJdUt, endJdUt } }: AlmanacDay): readonly DayTithi[] =>
  tithisBetween(sky, startJdUt, endJdUt).map((tithi) => ({
    ...tithi,
    ...tithiOf(tithi.number),
    course: courseOf(tithi, startJdUt, endJdUt),
  }));

function courseOf(tithi: NumberedSpan, sunrise: number, nextSunrise: number): TithiCourse {
  if (tithi.startJdUt > sunrise && tithi.endJdUt <= nextSunrise) return "skipped";
  return tithi.startJdUt <= sunrise && tithi.endJdUt > nextSunrise ? "repeated" : "ordinary";
}
