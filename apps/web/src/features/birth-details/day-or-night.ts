import type { CivilDate, WallTime } from "@vedanga/contract";
import { isSameDate, type WallInstant } from "#i18n/wall-instant.ts";

/** The part of the day, from sunrise, of a time: before it, by day, or after sunset. */
export type DayOrNight = "beforeSunrise" | "byDay" | "afterSunset";

const secondOfDay = ({ hour, minute, second }: WallTime): number => (hour * 60 + minute) * 60 + second;

/**
 * All three as the clocks of the place showed them. Undefined if the Sun did not rise and set on that date, as beyond
 * the polar circles, because then there is nothing to compare with.
 */
export function dayOrNight(
  birth: { readonly date: CivilDate; readonly time: WallTime },
  sunrise: WallInstant | null,
  sunset: WallInstant | null,
): DayOrNight | undefined {
  if (!sunrise || !sunset || !isSameDate(sunrise.date, birth.date) || !isSameDate(sunset.date, birth.date)) return;
  const second = secondOfDay(birth.time);
  if (second < secondOfDay(sunrise.time)) return "beforeSunrise";
  return second < secondOfDay(sunset.time) ? "byDay" : "afterSunset";
}
