import type { PanchangDay } from "@vedanga/contract";

const MINUTE_MS = 60_000;
const LIMB_KINDS = ["tithi", "nakshatra", "yoga", "karana"] as const;
type LimbKind = (typeof LIMB_KINDS)[number];

/** What of the sky changes next. */
export interface NextChange {
  readonly limb: LimbKind;
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** Full minutes until then, the begun one counted. */
  readonly minutes: number;
}

type LimbsOfDay = Record<LimbKind, PanchangDay["nakshatra"]>;

/** The limb that runs at an instant (ms since 1970 UTC) and ends first; of two that end together the one listed first. */
export function nextChange(day: LimbsOfDay, nowMs: number): NextChange | null {
  const running = LIMB_KINDS.flatMap((limb) =>
    day[limb]
      .filter(({ start, end }) => Date.parse(start) <= nowMs && nowMs < Date.parse(end))
      .map(({ name, end }) => ({ limb, name, at: end, minutes: Math.ceil((Date.parse(end) - nowMs) / MINUTE_MS) })),
  );
  return running.reduce<NextChange | null>(
    (first, one) => (first === null || Date.parse(one.at) < Date.parse(first.at) ? one : first),
    null,
  );
}
