import styles from "./grounded-text.module.css";

interface GroundedTextProps {
  readonly x: number;
  /** The line the letters stand on. */
  readonly base: number;
  readonly width: number;
  readonly remPx: number;
  readonly className?: string | undefined;
  readonly children: string;
}

// In rem: the ground reaches a little beyond the letters, Telugu ones with their signs above and below.
const ABOVE = 0.8125;
const BELOW = 0.3125;
const BESIDE = 0.1875;

/** A text that stays readable where the needle passes behind it. */
export function GroundedText({ x, base, width, remPx, className, children }: GroundedTextProps) {
  return (
    <g className={className}>
      <rect
        className={styles.ground}
        x={x - BESIDE * remPx}
        y={base - ABOVE * remPx}
        width={width + 2 * BESIDE * remPx}
        height={(ABOVE + BELOW) * remPx}
      />
      <text x={x} y={base}>
        {children}
      </text>
    </g>
  );
}
