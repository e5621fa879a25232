import type { WallInstant } from "#i18n/wall-instant.ts";

/** The city of the product's own almanac; its coordinates travel with all the figures they are given with. */
export const HYDERABAD = { lat: "17.3850", lon: "78.4867", tz: 5.5, zone: "Asia/Kolkata" } as const;

const IST_MS = 5.5 * 3_600_000;

/** What the clocks of Hyderabad show at an instant (ms since 1970 UTC), wherever the visitor is. India keeps one offset. */
export function hyderabadClock(instantMs: number): WallInstant {
  const shifted = new Date(instantMs + IST_MS);
  return {
    date: { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() },
    time: { hour: shifted.getUTCHours(), minute: shifted.getUTCMinutes(), second: shifted.getUTCSeconds() },
  };
}
