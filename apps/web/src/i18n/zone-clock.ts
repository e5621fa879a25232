import type { WallInstant } from "./wall-instant.ts";

const dials = new Map<string, Intl.DateTimeFormat>();

/** A dial that counts in the Gregorian calendar by 24 hours. A zone the browser does not know throws a RangeError. */
function dialOf(zone: string): Intl.DateTimeFormat {
  const known = dials.get(zone);
  if (known) return known;
  const dial = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  dials.set(zone, dial);
  return dial;
}

export function isKnownZone(zone: string): boolean {
  try {
    return dialOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** What the clocks of a zone (IANA) show at an instant (ms since 1970 UTC), summer time and all. */
export function zoneClock(zone: string, instantMs: number): WallInstant {
  const parts = new Map(
    dialOf(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return {
    date: { year: part("year"), month: part("month"), day: part("day") },
    time: { hour: part("hour"), minute: part("minute"), second: part("second") },
  };
}

/** How far the clocks of a zone are ahead of UTC at an instant, in decimal hours, unrounded. */
export function zoneOffsetHours(zone: string, instantMs: number): number {
  const { date, time } = zoneClock(zone, instantMs);
  const wallMs = Date.UTC(date.year, date.month - 1, date.day, time.hour, time.minute, time.second);
  return (wallMs - Math.floor(instantMs / 1000) * 1000) / 3_600_000;
}
