import type { BirthRequest } from "@vedanga/contract";
import { addDays, type CivilDate, daysAt } from "@vedanga/core";
import type { Birth } from "../request/birth-chart.ts";

/** The date on whose sunrise the day of birth began; the civil date where the Sun does not rise. */
export function dayBegan({ sky, clock, chart }: Birth, { dob }: Pick<BirthRequest, "dob">): CivilDate {
  const { sunriseJdUt } = daysAt(sky, chart.place, clock).on(dob).sun;
  return sunriseJdUt !== undefined && chart.jdUt < sunriseJdUt ? addDays(dob, -1) : dob;
}
