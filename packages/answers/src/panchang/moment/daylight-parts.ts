import { abhijit, type DayEighths, dayEighths, type Span, type SunDay } from "@vedanga/core";

/** The parts of a date's daylight that custom names. */
export interface DaylightParts extends DayEighths {
  readonly abhijit: Span;
}

/** Undefined if the Sun does not both rise and set. */
export function daylightParts({ vara, sunriseJdUt, sunsetJdUt }: SunDay): DaylightParts | undefined {
  if (sunriseJdUt === undefined || sunsetJdUt === undefined) return undefined;
  return {
    ...dayEighths(vara, sunriseJdUt, sunsetJdUt),
    abhijit: abhijit(sunriseJdUt, sunsetJdUt),
  };
}
