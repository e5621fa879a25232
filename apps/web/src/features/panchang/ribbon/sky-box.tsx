import { type AltitudeCurve, passagesAbove } from "./altitude-curve.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { bandsOn } from "./sky-bands.ts";
import styles from "./sky-box.module.css";
import { SkyDisc } from "./sky-disc.tsx";
import { pathThrough, skyPlot } from "./sky-plot.ts";
import type { TimeScale } from "./time-scale.ts";

interface SkyBoxProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly sun: AltitudeCurve;
  readonly moon: AltitudeCurve;
  readonly nowMs: number;
}

/** The sky of the day: its light in flat steps, the paths of Sun and Moon by altitude, and where each is now. */
export function SkyBox({ frame, scale, sun, moon, nowMs }: SkyBoxProps) {
  const plot = skyPlot(frame, scale);
  const { across } = frame;
  const box = { y: plot.top, height: plot.height };
  const passages = [
    ...passagesAbove(sun).map((points) => ({ points, look: styles.sunPath })),
    ...passagesAbove(moon).map((points) => ({ points, look: styles.moonPath })),
  ];
  return (
    <g>
      {bandsOn(scale, sun).map(({ light, startMs, x, width }) => (
        <rect
          key={startMs}
          className={`${styles.band} ${styles[light]}`}
          x={across(x)}
          width={across(width)}
          {...box}
        />
      ))}
      {/* Drawn in the measures of the plot and stretched to the track: where that was measured, by nothing. */}
      <svg
        aria-hidden="true"
        className={styles.paths}
        width="100%"
        height={plot.top + plot.height}
        viewBox={`0 0 ${frame.rightPx} ${plot.top + plot.height}`}
        preserveAspectRatio="none"
      >
        {passages.map(({ points, look }) => (
          <path key={`${look} ${points[0]?.instantMs}`} className={look} d={pathThrough(plot, points)} />
        ))}
      </svg>
      <rect className={styles.frame} x={across(scale.leftPx)} width={across(scale.rightPx - scale.leftPx)} {...box} />
      <SkyDisc body="sun" curve={sun} frame={frame} plot={plot} nowMs={nowMs} />
      <SkyDisc body="moon" curve={moon} frame={frame} plot={plot} nowMs={nowMs} />
    </g>
  );
}
