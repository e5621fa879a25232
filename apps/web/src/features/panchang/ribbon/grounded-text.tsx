import styles from "./grounded-text.module.css";
import type { RibbonFrame } from "./ribbon-frame.ts";

interface GroundedTextProps {
  readonly x: number;
  /** The line the letters stand on. */
  readonly base: number;
  readonly width: number;
  readonly frame: RibbonFrame;
  /** Where the needle stands; only what it passes behind needs a ground. */
  readonly needleX: number | null;
  readonly className?: string | undefined;
  readonly children: string;
}

// In rem: the ground reaches a little beyond the letters, Telugu ones with their signs above and below.
const ABOVE = 0.8125;
const BELOW = 0.3125;
const BESIDE = 0.1875;

/** A text that stays readable where the needle passes behind it. */
export function GroundedText({ x, base, width, frame, needleX, className, children }: GroundedTextProps) {
  const { remPx, across } = frame;
  const [from, to] = [x - BESIDE * remPx, x + width + BESIDE * remPx];
  return (
    <g className={className}>
      {needleX !== null && needleX >= from && needleX <= to && (
        <rect
          className={styles.ground}
          x={across(from)}
          y={base - ABOVE * remPx}
          width={to - from}
          height={(ABOVE + BELOW) * remPx}
        />
      )}
      <text x={across(x)} y={base}>
        {children}
      </text>
    </g>
  );
}
