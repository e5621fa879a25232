import type { PanchangDay } from "@vedanga/contract";

export interface RiseOrSet {
  readonly event: "sunrise" | "sunset" | "moonrise" | "moonset";
  readonly body: "sun" | "moon";
  /** ISO 8601; null where it does not happen on the day. */
  readonly instant: string | null;
}

type SkyOfDay = Pick<PanchangDay, "sunrise" | "sunset" | "moonrise" | "moonset">;

/** When Sun and Moon rise and set; what does not happen is told as such, what happens twice twice. */
export function riseAndSet({ sunrise, sunset, moonrise, moonset }: SkyOfDay): RiseOrSet[] {
  const oneOrNone = (instants: readonly string[]): readonly (string | null)[] =>
    instants.length === 0 ? [null] : instants;
  return [
    { event: "sunrise", body: "sun", instant: sunrise },
    { event: "sunset", body: "sun", instant: sunset },
    ...oneOrNone(moonrise).map((instant) => ({ event: "moonrise", body: "moon", instant }) as const),
    ...oneOrNone(moonset).map((instant) => ({ event: "moonset", body: "moon", instant }) as const),
  ];
}
