import type { HourMark } from "./hour-marks.ts";
import styles from "./hour-scale.module.css";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { type TimeScale, xOf } from "./time-scale.ts";

interface HourScaleProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly hours: readonly HourMark[];
}

// In rem.
const BAR = 0.375;
const FIGURE_BASE = 1.3125;

/** The chequered scale of the hours. Every second hour is filled; if there is little room every third has its figure. */
export function HourScale({ frame, scale, hours }: HourScaleProps) {
  const { across } = frame;
  const bar = { y: frame.scaleTop, height: BAR * frame.remPx };
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
        .map(({ instantMs, figure }) => (
          <text
            key={instantMs}
            className={styles.figure}
            x={across(xOf(scale, instantMs))}
            y={frame.scaleTop + FIGURE_BASE * frame.remPx}
          >
            {figure}
          </text>
        ))}
    </g>
  );
}
