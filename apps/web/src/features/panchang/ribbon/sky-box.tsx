import { type AltitudeCurve, passagesAbove } from "./altitude-curve.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { skyBands } from "./sky-bands.ts";
import styles from "./sky-box.module.css";
import { SkyDisc } from "./sky-disc.tsx";
import { type SkyEvent, SkyNotes } from "./sky-notes.tsx";
import { pathThrough, skyPlot } from "./sky-plot.ts";
import { clippedTo, type TimeScale } from "./time-scale.ts";
import type { TextWidth } from "./use-text-width.ts";

interface SkyBoxProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly textWidth: TextWidth;
  readonly sun: AltitudeCurve;
  readonly moon: AltitudeCurve;
  readonly nowMs: number;
  readonly events: readonly SkyEvent[];
}

/** The sky of the day: its light in flat steps, the paths of Sun and Moon by altitude, and where each is now. */
export function SkyBox({ frame, scale, textWidth, sun, moon, nowMs, events }: SkyBoxProps) {
  const plot = skyPlot(frame, scale);
  const { across } = frame;
  const box = { y: plot.top, height: plot.height };
  const bands = skyBands(sun).flatMap((band) => {
    const stretch = clippedTo(scale, band);
    return stretch === null ? [] : [{ ...band, ...stretch }];
  });
  const passages = [
    ...passagesAbove(sun).map((points) => ({ points, look: styles.sunPath })),
    ...passagesAbove(moon).map((points) => ({ points, look: styles.moonPath })),
  ];
  return (
    <g>
      {bands.map(({ light, startMs, x, width }) => (
        <rect
          key={startMs}
          className={`${styles.band} ${styles[light]}`}
          x={across(x)}
          width={across(width)}
          {...box}
        />
      ))}
      {frame.isWide && <SkyNotes frame={frame} plot={plot} events={events} bands={bands} textWidth={textWidth} />}
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
