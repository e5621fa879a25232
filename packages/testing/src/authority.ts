import { readFileSync } from "node:fs";
import type { CivilDate } from "@vedanga/core/src/calendar/gregorian.ts";
import { gregorianToJd } from "@vedanga/core/src/calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "@vedanga/core/src/calendar/julian-day.ts";

/** One file of `authorities/`, unchanged. */
export function readAuthority<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../../authorities/${name}.json`, import.meta.url), "utf8"));
}

/** "2026-04-25" as a date of the proleptic Gregorian calendar. */
export function dateOf(text: string): CivilDate {
  const [year, month, day] = text.split("-").map(Number);
  if (year === undefined || month === undefined || day === undefined) throw new RangeError(`not a date: ${text}`);
  return { year, month, day };
}

/** The instant at which a clock set `utcOffsetHours` east of Greenwich shows a date and a time. */
export function instantOf(date: string, time: string, utcOffsetHours: number): JulianDayUt {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return jdUt(gregorianToJd(dateOf(date)) + (hours + minutes / 60 + seconds / 3600 - utcOffsetHours) / 24);
}
