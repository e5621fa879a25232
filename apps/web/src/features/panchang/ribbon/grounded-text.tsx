import styles from "./grounded-text.module.css";
import { isMetBy } from "./is-met-by.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";

interface GroundedTextProps {
  readonly x: number;
  /** What it is attached to, along the track: from there it keeps its distance, however the drawing stretches. Else it is `x`. */
  readonly anchorX?: number;
  /** The baseline of the letters. */
  readonly base: number;
  readonly width: number;
  readonly frame: RibbonFrame;
  /** The place of the needle; only text that it passes behind needs a ground. */
  readonly needleX: number | null;
  readonly className?: string | undefined;
  readonly children: string;
}

// In rem: the ground reaches a little beyond the letters, Telugu ones with their signs above and below.
const ABOVE = 0.8125;
const BELOW = 0.3125;
const BESIDE = 0.1875;

/** A text that stays readable where the needle passes behind it. */
export function GroundedText(props: GroundedTextProps) {
  const { x, anchorX = x, base, width, frame, needleX, className, children } = props;
  const { remPx, across } = frame;
  const beside = BESIDE * remPx;
  const isMet = isMetBy(needleX, x, width, beside);
  return (
    <g className={className} transform={x === anchorX ? undefined : `translate(${x - anchorX} 0)`}>
      {isMet && (
        <rect
          className={styles.ground}
          x={across(anchorX - beside)}
          y={base - ABOVE * remPx}
          width={width + 2 * beside}
          height={(ABOVE + BELOW) * remPx}
        />
      )}
      <text x={across(anchorX)} y={base}>
        {children}
      </text>
    </g>
  );
}
