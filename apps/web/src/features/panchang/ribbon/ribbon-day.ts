import type { PanchangDay } from "@vedanga/contract";
import type { AltitudeCurve } from "./altitude-curve.ts";

const MINUTE_MS = 60_000;

export type DrawnDay = Pick<PanchangDay, "sunrise" | "sunset" | "next_sunrise" | "moon" | "spans" | "curves"> &
  Record<LimbKind, PanchangDay["nakshatra"]>;

export const LIMB_KINDS = ["tithi", "nakshatra", "yoga", "karana"] as const;
export type LimbKind = (typeof LIMB_KINDS)[number];

/** The ends of the drawn day: from sunrise to the next; where the Sun does not rise, as far as the curves go. */
export function endsOfDay({ sunrise, next_sunrise: next, curves }: DrawnDay): {
  readonly startMs: number;
  readonly endMs: number;
} {
  const start = sunrise ?? curves.start;
  const lengthMs = Math.max(curves.sun.length - 1, 1) * curves.step_minutes * MINUTE_MS;
  return {
    startMs: Date.parse(start),
    endMs: next === null ? Date.parse(curves.start) + lengthMs : Date.parse(next),
  };
}

export function curveOf({ curves }: DrawnDay, body: "sun" | "moon"): AltitudeCurve {
  return { startMs: Date.parse(curves.start), stepMs: curves.step_minutes * MINUTE_MS, altitudesDeg: curves[body] };
}
