import type { CivilDate } from "@vedanga/contract";
import type { Instant } from "#i18n/wall-instant.ts";

const DAY_MINUTES = 1440;

/** How many minutes after the midnight that begins a date the clocks of the place show an instant; whole seconds. */
export function minutesOfDay({ date, time }: Pick<Instant, "date" | "time">, of: CivilDate): number {
  const days = (Date.UTC(date.year, date.month - 1, date.day) - Date.UTC(of.year, of.month - 1, of.day)) / 86_400_000;
  return days * DAY_MINUTES + time.hour * 60 + time.minute + time.second / 60;
}
