import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Instant } from "#i18n/wall-instant.ts";

const MINUTE_MS = 60_000;
const LIMB_KINDS = ["tithi", "nakshatra", "yoga", "karana"] as const;
type LimbKind = (typeof LIMB_KINDS)[number];

/** What of the sky changes next. */
export interface NextChange {
  readonly limb: LimbKind;
  readonly name: string;
  readonly at: Instant;
  /** Full minutes until then, the begun one counted. */
  readonly minutes: number;
}

type LimbsOfDay = Record<LimbKind, AlmanacDay["nakshatra"]>;

/** The limb that runs at an instant (ms since 1970 UTC) and ends first; of two that end together the one listed first. */
export function nextChange(day: LimbsOfDay, nowMs: number): NextChange | null {
  const running = LIMB_KINDS.flatMap((limb) =>
    day[limb]
      .filter(({ start, end }) => start.instantMs <= nowMs && nowMs < end.instantMs)
      .map(({ name, end }) => ({ limb, name, at: end, minutes: Math.ceil((end.instantMs - nowMs) / MINUTE_MS) })),
  );
  return running.reduce<NextChange | null>(
    (first, one) => (first === null || one.at.instantMs < first.at.instantMs ? one : first),
    null,
  );
}
