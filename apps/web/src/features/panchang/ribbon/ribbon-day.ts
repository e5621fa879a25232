import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { AltitudeCurve } from "./altitude-curve.ts";

const MINUTE_MS = 60_000;

export type DrawnDay = Pick<AlmanacDay, "sunrise" | "sunset" | "next_sunrise" | "moon" | "spans" | "curves"> &
  Record<LimbKind, AlmanacDay["nakshatra"]>;

export const LIMB_KINDS = ["tithi", "nakshatra", "yoga", "karana"] as const;
export type LimbKind = (typeof LIMB_KINDS)[number];

/** The ends of the drawn day: from sunrise to the next; where the Sun does not rise, as far as the curves go. */
export function endsOfDay({ sunrise, next_sunrise: next, curves }: DrawnDay): {
  readonly startMs: number;
  readonly endMs: number;
} {
  const lengthMs = Math.max(curves.sun.length - 1, 1) * curves.step_minutes * MINUTE_MS;
  return {
    startMs: (sunrise ?? curves.start).instantMs,
    endMs: next === null ? curves.start.instantMs + lengthMs : next.instantMs,
  };
}

export function curveOf({ curves }: DrawnDay, body: "sun" | "moon"): AltitudeCurve {
  return { startMs: curves.start.instantMs, stepMs: curves.step_minutes * MINUTE_MS, altitudesDeg: curves[body] };
}
