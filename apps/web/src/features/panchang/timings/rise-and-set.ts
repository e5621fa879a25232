import type { PanchangDay } from "@vedanga/contract";
import { moonInstants } from "#api/moon-instants.ts";

export interface RiseOrSet {
  readonly event: "sunrise" | "sunset" | "moonrise" | "moonset";
  readonly body: "sun" | "moon";
  /** ISO 8601; null if it does not happen on the day. */
  readonly instant: string | null;
}

type SkyOfDay = Pick<PanchangDay, "sunrise" | "sunset" | "moon">;

/** When Sun and Moon rise and set from sunrise to sunrise; an event that does not happen is named as such, one that happens twice is listed twice. */
export function riseAndSet(day: SkyOfDay): RiseOrSet[] {
  const oneOrNone = (instants: readonly string[]): readonly (string | null)[] =>
    instants.length === 0 ? [null] : instants;
  return [
    { event: "sunrise", body: "sun", instant: day.sunrise },
    { event: "sunset", body: "sun", instant: day.sunset },
    ...oneOrNone(moonInstants(day, "rise")).map((instant) => ({ event: "moonrise", body: "moon", instant }) as const),
    ...oneOrNone(moonInstants(day, "set")).map((instant) => ({ event: "moonset", body: "moon", instant }) as const),
  ];
}
