import styles from "./needle.module.css";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { isOnScale, type TimeScale, xOf } from "./time-scale.ts";

interface NeedleProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly nowMs: number;
  /** The time now, as it stands in the flag. */
  readonly clock: string;
}

// In rem.
const FLAG = { width: 3, height: 1.375, base: 0.9375 };

/** Now: the one red line, with the time in its flag. Outside the day there is none. */
export function Needle({ frame, scale, nowMs, clock }: NeedleProps) {
  if (!isOnScale(scale, nowMs)) return null;
  const { remPx } = frame;
  const x = xOf(scale, nowMs);
  const width = FLAG.width * remPx;
  const flagX = Math.min(Math.max(x - width / 2, scale.leftPx), scale.rightPx - width);
  return (
    <g>
      <path className={styles.line} d={`M${x.toFixed(1)} 0V${frame.limbsTop + 4 * frame.limbHeight}`} />
      <rect className={styles.flag} x={flagX} width={width} height={FLAG.height * remPx} />
      <text className={styles.clock} x={flagX + width / 2} y={FLAG.base * remPx}>
        {clock}
      </text>
    </g>
  );
}
