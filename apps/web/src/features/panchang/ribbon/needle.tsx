import styles from "./needle.module.css";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { isOnScale, type TimeScale, xOf } from "./time-scale.ts";

interface NeedleProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly nowMs: number;
  /** The time now, as written in the flag. */
  readonly clock: string;
}

// In rem.
const FLAG = { width: 3, height: 1.375, base: 0.9375 };

/** Now: the one red line, with the time in its flag. Not drawn outside the day. */
export function Needle({ frame, scale, nowMs, clock }: NeedleProps) {
  if (!isOnScale(scale, nowMs)) return null;
  const { remPx, across } = frame;
  const x = xOf(scale, nowMs);
  const width = FLAG.width * remPx;
  const flagX = Math.min(Math.max(x - width / 2, scale.leftPx), scale.rightPx - width);
  const place = across(x);
  return (
    <g>
      <line className={styles.line} x1={place} x2={place} y1={0} y2={frame.limbsTop + 4 * frame.limbHeight} />
      <g transform={`translate(${flagX - x} 0)`}>
        <rect className={styles.flag} x={place} width={width} height={FLAG.height * remPx} />
        <text className={styles.clock} x={place} dx={width / 2} y={FLAG.base * remPx}>
          {clock}
        </text>
      </g>
    </g>
  );
}
