import type { HourMark } from "./hour-marks.ts";
import styles from "./hour-scale.module.css";
import { isMetBy } from "./is-met-by.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { isOnScale, type TimeScale, xOf } from "./time-scale.ts";

interface HourScaleProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly hours: readonly HourMark[];
  readonly nowMs: number;
}

// In rem.
const BAR = 0.375;
const FIGURE_BASE = 1.3125;
const HALF_FIGURE = 0.5;

/** The chequered scale of the hours. Every second hour is filled; if there is little room every third has its figure. At a figure the needle says the hour. */
export function HourScale({ frame, scale, hours, nowMs }: HourScaleProps) {
  const { across, remPx } = frame;
  const needleX = isOnScale(scale, nowMs) ? xOf(scale, nowMs) : null;
  const bar = { y: frame.scaleTop, height: BAR * remPx };
  return (
    <g>
      {hours.map(({ instantMs }, index) => {
        const x = xOf(scale, instantMs);
        const next = hours[index + 1];
        const width = (next ? xOf(scale, next.instantMs) : scale.rightPx) - x;
        return (
          index % 2 === 0 && (
            <rect key={instantMs} className={styles.filled} x={across(x)} width={across(width)} {...bar} />
          )
        );
      })}
      <rect className={styles.bar} x={across(scale.leftPx)} width={across(scale.rightPx - scale.leftPx)} {...bar} />
      {hours
        .filter(({ isMajor }) => isMajor || frame.isWide)
        .filter(({ instantMs }) => !isMetBy(needleX, xOf(scale, instantMs), 0, HALF_FIGURE * remPx))
        .map(({ instantMs, figure }) => (
          <text
            key={instantMs}
            className={styles.figure}
            x={across(xOf(scale, instantMs))}
            y={frame.scaleTop + FIGURE_BASE * remPx}
          >
            {figure}
          </text>
        ))}
    </g>
  );
}
