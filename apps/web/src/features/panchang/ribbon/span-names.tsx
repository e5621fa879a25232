import { GroundedText } from "./grounded-text.tsx";
import type { TextWidth } from "./limb-row.ts";
import { placeLabels } from "./place-labels.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import type { RibbonSpan } from "./span-bars.tsx";
import styles from "./spans.module.css";
import { clippedTo, isOnScale, type TimeScale, xOf } from "./time-scale.ts";

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

/** The names of the spans below their bars, on a second line where they would touch. */
export function SpanNames({ frame, scale, textWidth, spans, nowMs }: SpanNamesProps) {
  const { remPx, spansTop, spanLines } = frame;
  const inTime = spans.filter((span) => clippedTo(scale, span)).sort((a, b) => a.startMs - b.startMs);
  const wishes = inTime.map(({ startMs, name }) => ({ x: xOf(scale, startMs), width: textWidth(name, "plain") }));
  const places = placeLabels(wishes, scale, GAP * remPx, spanLines);
  const needleX = isOnScale(scale, nowMs) ? xOf(scale, nowMs) : null;
  return inTime.map(({ name, startMs }, index) => {
    const place = places[index];
    const wish = wishes[index];
    if (!place || !wish) return null;
    return (
      <GroundedText
        key={`${name} ${startMs}`}
        className={styles.name}
        x={place.x}
        base={spansTop + (FIRST_BASE + place.line * LINE) * remPx}
        width={wish.width}
        frame={frame}
        needleX={needleX}
      >
        {name}
      </GroundedText>
    );
  });
}
