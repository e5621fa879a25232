import { type ZoneTable, zoneTable } from "@vedanga/zones";
import { INDIAN_ZONE } from "@vedanga/zones/indian-zone";
import { isOutOfReach } from "#platform/reach.ts";
import { utcWall, type WallInstant } from "./wall-instant.ts";

/** India's clocks come with the page; those of the world when another zone must be shown. */
let zones: ZoneTable = zoneTable(INDIAN_ZONE);

/** Whether the clocks of a zone are loaded; before the world's are, only India's. */
export const isZoneAtHand = (zone: string): boolean => zones.zone(zone) !== undefined;

/** Brings the clocks of the world, once; throws if they do not come. */
export async function loadEveryZone(): Promise<void> {
  if (await isOutOfReach()) throw new Error("The clocks of the world cannot come: the server is out of reach.");
  const { EVERY_ZONE } = await import("@vedanga/zones/every-zone");
  zones = zoneTable(EVERY_ZONE);
}

/**
 * How many seconds the clocks of a zone are ahead of UTC at an instant, by our own table: what a browser knows of zones is
 * as old as the browser.
 */
function offsetSecondsAt(zone: string, instantMs: number): number {
  const clocks = zones.zone(zone);
  if (!clocks) throw new RangeError(`The clocks of ${zone} are not at hand.`);
  return clocks.stretchAt(instantMs / 1000).offsetS;
}

/** What the clocks of a zone (IANA) show at an instant (ms since 1970 UTC), summer time and all. */
export const zoneClock = (zone: string, instantMs: number): WallInstant =>
  utcWall(instantMs + offsetSecondsAt(zone, instantMs) * 1000);

/** How far the clocks of a zone are ahead of UTC at an instant, in decimal hours, unrounded. */
export const zoneOffsetHours = (zone: string, instantMs: number): number => offsetSecondsAt(zone, instantMs) / 3600;
