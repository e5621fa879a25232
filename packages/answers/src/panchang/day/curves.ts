import type { PanchangDay } from "@vedanga/contract";
import { type GeoPoint, type JulianDayUt, jdUt, localTrack, type Sky, type Span } from "@vedanga/core";
import type { LocalClock } from "../../clock/wall-time.ts";
import { wireInstant } from "../../wire/wire-format.ts";

const STEP_MINUTES = 15;
const STEP_DAYS = STEP_MINUTES / 1440;

/** Altitudes of Sun and Moon through a day, to a hundredth of a degree; the last at or just before its end. */
export function curvesOf(
  sky: Sky,
  clock: LocalClock,
  place: GeoPoint,
  { startJdUt, endJdUt }: Span,
): PanchangDay["curves"] {
  const instants: JulianDayUt[] = [];
  for (let step = 0; startJdUt + step * STEP_DAYS <= endJdUt; step += 1)
    instants.push(jdUt(startJdUt + step * STEP_DAYS));
  const hundredths = (altitudeDeg: number): number => Math.round(altitudeDeg * 100) / 100;
  const altitudes = (body: "sun" | "moon"): number[] => {
    const track = localTrack(sky, body, place);
    return instants.map((jd) => hundredths(track.altitudeDeg(jd)));
  };
  return {
    start: wireInstant(clock, startJdUt),
    step_minutes: STEP_MINUTES,
    sun: altitudes("sun"),
    moon: altitudes("moon"),
  };
}
