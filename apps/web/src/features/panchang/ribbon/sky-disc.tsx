import { type AltitudeCurve, altitudeAt, highestOf } from "./altitude-curve.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import styles from "./sky-box.module.css";
import { type SkyPlot, yOf } from "./sky-plot.ts";
import { isOnScale, xOf } from "./time-scale.ts";

// Radii in rem.
const LOOKS = {
  sun: { radius: 0.5625, up: styles.sun, down: styles.sunDown },
  moon: { radius: 0.4375, up: styles.moon, down: styles.moonDown },
};

interface SkyDiscProps {
  readonly body: keyof typeof LOOKS;
  readonly curve: AltitudeCurve;
  readonly frame: RibbonFrame;
  readonly plot: SkyPlot;
  readonly nowMs: number;
}

/** Sun or Moon at its present place; while it is below the horizon, a ring at its highest place of that day. */
export function SkyDisc({ body, curve, frame, plot, nowMs }: SkyDiscProps) {
  const { radius, up, down } = LOOKS[body];
  const altitudeDeg = isOnScale(plot.scale, nowMs) ? altitudeAt(curve, nowMs) : null;
  const isUp = altitudeDeg !== null && altitudeDeg >= 0;
  const place = isUp ? { instantMs: nowMs, altitudeDeg } : highestOf(curve);
  if (place === undefined || place.altitudeDeg < 0) return null;
  return (
    <circle
      className={isUp ? up : down}
      cx={frame.across(xOf(plot.scale, place.instantMs))}
      cy={yOf(plot, place.altitudeDeg)}
      r={radius * plot.remPx}
    />
  );
}
