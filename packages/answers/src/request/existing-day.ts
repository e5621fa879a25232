import { AppError } from "@vedanga/contract";
import { type AlmanacDay, addDays, type CivilDate, type Days, isSkipped } from "@vedanga/core";
import { wireDayFirst } from "../wire/wire-format.ts";

/**
 * The day of a date that the place had: a change of the date line leaves one out.
 * @throws AppError "skipped_date" (date), with the next day
 */
export function existingDay(days: Days, date: CivilDate): AlmanacDay {
  const day = days.on(date);
  if (!isSkipped(day.sun)) return day;
  throw new AppError("skipped_date", { field: "date", accepted: wireDayFirst(nextDate(days, date)) });
}

function nextDate(days: Days, date: CivilDate): CivilDate {
  const next = addDays(date, 1);
  return isSkipped(days.on(next).sun) ? nextDate(days, next) : next;
}
