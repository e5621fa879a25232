import { GroundedText } from "./grounded-text.tsx";
import { placeLabels } from "./place-labels.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import type { RibbonSpan } from "./span-bars.tsx";
import styles from "./spans.module.css";
import { clippedTo, isOnScale, type TimeScale, xOf } from "./time-scale.ts";
import type { TextWidth } from "./use-text-width.ts";

interface SpanNamesProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly textWidth: TextWidth;
  readonly spans: readonly RibbonSpan[];
  readonly nowMs: number;
}

// In rem.
const FIRST_BASE = 2;
const LINE = 1.125;
const GAP = 0.375;
const PAD = 0.1875;

/** The room of the names below the bars of a drawing. */
const labelRoom = ({ leftPx, rightPx, remPx, spanLines }: RibbonFrame, needleX: number | null) => ({
  ...{ leftPx, rightPx, lines: spanLines, needleX },
  gapPx: GAP * remPx,
  padPx: PAD * remPx,
});

/** The names of the spans below their bars, each on its leader. */
export function SpanNames({ frame, scale, textWidth, spans, nowMs }: SpanNamesProps) {
  const { remPx, spansTop, spanHeight, spanLines, across } = frame;
  const inTime = spans
    .flatMap(({ name, ...span }) => {
      const bar = clippedTo(scale, span);
      return bar ? [{ name, x: bar.x, barWidth: bar.width, width: textWidth(name, "plain") }] : [];
    })
    .sort((a, b) => a.x - b.x);
  const needleX = isOnScale(scale, nowMs) ? xOf(scale, nowMs) : null;
  const places = placeLabels(inTime, labelRoom(frame, needleX));
  return inTime.map(({ name, width }, index) => {
    const { x, line, leaderX } = places[index] ?? { x: 0, line: spanLines - 1, leaderX: 0 };
    const base = spansTop + (FIRST_BASE + line * LINE) * remPx;
    return (
      <g key={name}>
        <line
          className={styles.leader}
          x1={across(leaderX)}
          x2={across(leaderX)}
          y1={spansTop + spanHeight}
          y2={base}
        />
        <GroundedText
          className={styles.name}
          x={x}
          anchorX={leaderX}
          base={base}
          width={width}
          frame={frame}
          needleX={needleX}
        >
          {name}
        </GroundedText>
      </g>
    );
  });
}
