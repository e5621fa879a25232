import { AppError } from "@vedanga/contract";
import { type AlmanacDay, addDays, type CivilClock, type CivilDate, type Days, isSkipped } from "@vedanga/core";
import { wireDayFirst } from "../wire/wire-format.ts";

/**
 * The day of a date that the place had: a change of the date line leaves one out.
 * @throws AppError "skipped_date" (date), with the next day
 */
export function existingDay(days: Days, date: CivilDate): AlmanacDay {
  const day = days.on(date);
  if (isSkipped(day.sun)) refuse(date, "date", (each) => isSkipped(days.on(each).sun));
  return day;
}

/**
 * That a clock had a date.
 * @throws AppError "skipped_date" (field), with the next day
 */
export function expectDate(clock: CivilClock, date: CivilDate, field: string): void {
  if (isLeftOut(clock, date)) refuse(date, field, (each) => isLeftOut(clock, each));
}

/** The clock never showed the date. */
export const isLeftOut = (clock: CivilClock, date: CivilDate): boolean =>
  clock.startOfDay(addDays(date, 1)) <= clock.startOfDay(date);

function refuse(date: CivilDate, field: string, isLeftOut: (date: CivilDate) => boolean): never {
  let next = date;
  while (isLeftOut(next)) next = addDays(next, 1);
  throw new AppError("skipped_date", { field, accepted: wireDayFirst(next) });
}
