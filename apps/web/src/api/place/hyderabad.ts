import { HYDERABAD } from "@vedanga/contract";
import { utcWall, type WallInstant } from "#i18n/wall-instant.ts";

const IST_MS = HYDERABAD.tz * 3_600_000;

/** What the clocks of Hyderabad show at an instant (ms since 1970 UTC), wherever the visitor is. India keeps one offset. */
export const hyderabadClock = (instantMs: number): WallInstant => utcWall(instantMs + IST_MS);
