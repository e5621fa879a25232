import type { BirthRequest } from "@vedanga/contract";
import { type CivilDate, daysAt } from "@vedanga/core";
import type { Birth } from "../request/birth-chart.ts";

/** The date on whose sunrise the day of birth began; the civil date where the Sun does not rise. */
export const dayBegan = ({ sky, clock, chart }: Birth, { dob }: Pick<BirthRequest, "dob">): CivilDate =>
  daysAt(sky, chart.place, clock).on(dob).sun.holding(chart.jdUt).date;
