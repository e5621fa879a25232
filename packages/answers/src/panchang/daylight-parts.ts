import { abhijit, type DayEighths, dayEighths, type Span, varaOfDate } from "@vedanga/core";
import type { AlmanacDay } from "../almanac-day.ts";

/** The parts of a date's daylight that custom names. */
export interface DaylightParts extends DayEighths {
  readonly abhijit: Span;
}

/** Undefined where the Sun does not both rise and set. */
export function daylightParts({ date, sunriseJdUt, sunsetJdUt }: AlmanacDay): DaylightParts | undefined {
  if (sunriseJdUt === undefined || sunsetJdUt === undefined) return undefined;
  return {
    ...dayEighths(varaOfDate(date), sunriseJdUt, sunsetJdUt),
    abhijit: abhijit(sunriseJdUt, sunsetJdUt),
  };
}
