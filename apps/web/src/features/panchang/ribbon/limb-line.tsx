import { GroundedText } from "./grounded-text.tsx";
import styles from "./limb-line.module.css";
import { limbRow, type RowLimb } from "./limb-row.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import { isOnScale, type TimeScale, xOf } from "./time-scale.ts";
import type { TextWidth } from "./use-text-width.ts";

interface LimbLineProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly textWidth: TextWidth;
  readonly limbs: readonly RowLimb[];
  readonly nowMs: number;
  /** 0 for the row nearest to the spans. */
  readonly row: number;
}

// In rem.
const GAP = 0.5;
const BASE = 1.1875;

/** One row of the ribbon: what is over shaded, a line at each change, names where they fit, the present one strong. */
export function LimbLine({ frame, scale, textWidth, limbs, nowMs, row }: LimbLineProps) {
  const { remPx, limbHeight, isWide, across } = frame;
  const top = Math.round(frame.limbsTop + row * limbHeight);
  const { past, boundaries, names, clocks } = limbRow(limbs, nowMs, {
    scale,
    textWidth,
    gapPx: GAP * remPx,
    hasClocks: isWide,
  });
  const base = top + BASE * remPx;
  const needleX = isOnScale(scale, nowMs) ? xOf(scale, nowMs) : null;
  return (
    <g>
      {past.map(({ x, width }) => (
        <rect key={x} className={styles.shade} x={across(x)} y={top} width={across(width)} height={limbHeight} />
      ))}
      <line
        className={styles.rule}
        x1={across(scale.leftPx)}
        x2={across(scale.rightPx)}
        y1={top + 0.5}
        y2={top + 0.5}
      />
      {boundaries.map((x) => {
        const place = across(Math.round(x) + 0.5);
        return <line key={x} className={styles.boundary} x1={place} x2={place} y1={top} y2={top + limbHeight} />;
      })}
      {clocks.map(({ text, x, width }) => (
        <GroundedText key={x} x={x} base={base} width={width} frame={frame} needleX={needleX} className={styles.clock}>
          {text}
        </GroundedText>
      ))}
      {names.map(({ text, x, width, tense }) => (
        <GroundedText key={x} x={x} base={base} width={width} frame={frame} needleX={needleX} className={styles[tense]}>
          {text}
        </GroundedText>
      ))}
    </g>
  );
}
