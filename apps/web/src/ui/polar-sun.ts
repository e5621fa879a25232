import type { AlmanacDay } from "#api/wire/panchang-day.ts";

type SunOfDay = Pick<AlmanacDay, "sunrise" | "sunset" | "next_sunrise" | "curves">;

export type PolarSun = "allDay" | "allNight" | "noSunset" | "noSunrise" | "noNextSunrise";

/** What a place sees where the Sun does not both rise and set: polar day or polar night, or the edge of them; null elsewhere. */
export function polarSun({ sunrise, sunset, next_sunrise: next, curves }: SunOfDay): PolarSun | null {
  if (sunrise !== null && sunset !== null && next !== null) return null;
  if (sunrise !== null && sunset === null) return "noSunset";
  if (sunrise === null && sunset === null) return Math.max(...curves.sun) > 0 ? "allDay" : "allNight";
  return sunrise === null ? "noSunrise" : "noNextSunrise";
}
