import { type AltitudeCurve, altitudeAt, crossings, pointsOf } from "./altitude-curve.ts";
import { clippedTo, type TimeScale } from "./time-scale.ts";

/** By the altitude of the Sun: above the horizon, then the three twilights, 6 degrees each, and night. */
export type SkyLight = "day" | "civil" | "nautical" | "astro" | "night";

/** The lowest altitude of the Sun, degrees, in each light. The Sun is up until its upper limb, lifted by refraction, sets. */
const LOWEST_DEG: readonly (readonly [SkyLight, number])[] = [
  ["day", -0.833],
  ["civil", -6],
  ["nautical", -12],
  ["astro", -18],
  ["night", Number.NEGATIVE_INFINITY],
];

export interface SkyBand {
  readonly light: SkyLight;
  readonly startMs: number;
  readonly endMs: number;
}

function lightAt(altitudeDeg: number): SkyLight {
  return LOWEST_DEG.find(([, lowestDeg]) => altitudeDeg >= lowestDeg)?.[0] ?? "night";
}

/** The sky of a day from the altitude of the Sun, without gaps from the first point of the curve to the last. */
export function skyBands(sun: AltitudeCurve): SkyBand[] {
  const points = pointsOf(sun);
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  const edges = LOWEST_DEG.filter(([, lowestDeg]) => Number.isFinite(lowestDeg))
    .flatMap(([, lowestDeg]) => crossings(sun, lowestDeg))
    .map(({ instantMs }) => instantMs)
    .sort((a, b) => a - b);
  const bounds = [first.instantMs, ...edges, last.instantMs];
  return bounds.slice(1).flatMap((endMs, index) => {
    const startMs = bounds[index];
    if (startMs === undefined || startMs >= endMs) return [];
    return [{ light: lightAt(altitudeAt(sun, (startMs + endMs) / 2) ?? 0), startMs, endMs }];
  });
}

/** They as the drawing has them. */
export const bandsOn = (scale: TimeScale, sun: AltitudeCurve) =>
  skyBands(sun).flatMap((band) => {
    const stretch = clippedTo(scale, band);
    return stretch === null ? [] : [{ ...band, ...stretch }];
  });
