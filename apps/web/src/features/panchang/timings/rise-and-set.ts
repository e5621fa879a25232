import { moonInstants } from "#api/moon-instants.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Instant } from "#i18n/wall-instant.ts";

export interface RiseOrSet {
  readonly event: "sunrise" | "sunset" | "moonrise" | "moonset";
  /** Null where it does not happen on the day. */
  readonly instant: Instant | null;
}

type SkyOfDay = Pick<AlmanacDay, "sunrise" | "sunset" | "moon">;

/** When Sun and Moon rise and set from sunrise to sunrise; an event that does not happen is named as such, one that happens twice is listed twice. */
export function riseAndSet(day: SkyOfDay): RiseOrSet[] {
  const oneOrNone = (instants: readonly Instant[]): readonly (Instant | null)[] =>
    instants.length === 0 ? [null] : instants;
  return [
    { event: "sunrise", instant: day.sunrise },
    { event: "sunset", instant: day.sunset },
    ...oneOrNone(moonInstants(day, "rise")).map((instant) => ({ event: "moonrise", instant }) as const),
    ...oneOrNone(moonInstants(day, "set")).map((instant) => ({ event: "moonset", instant }) as const),
  ];
}
