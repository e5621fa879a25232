import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";

type SunOfDay = Pick<AlmanacDay, "sunrise" | "sunset" | "next_sunrise" | "curves">;

/** The words for a place where the Sun does not both rise and set: in polar day or polar night, or at the edge of them. */
export function polarWords({ sunrise, sunset, next_sunrise: next, curves }: SunOfDay): MessageId | null {
  if (sunrise !== null && sunset !== null && next !== null) return null;
  if (sunrise !== null && sunset === null) return "panchang.polar.noSunset";
  if (sunrise === null && sunset === null)
    return Math.max(...curves.sun) > 0 ? "panchang.polar.allDay" : "panchang.polar.allNight";
  return sunrise === null ? "panchang.polar.noSunrise" : "panchang.polar.noNextSunrise";
}
