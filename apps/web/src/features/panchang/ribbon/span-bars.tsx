import { useId } from "react";
import type { RibbonFrame } from "./ribbon-frame.ts";
import styles from "./spans.module.css";
import { clippedTo, type TimeScale } from "./time-scale.ts";

export interface RibbonSpan {
  readonly name: string;
  readonly quality: "good" | "bad" | "neutral";
  readonly startMs: number;
  readonly endMs: number;
}

interface SpanBarsProps {
  readonly frame: RibbonFrame;
  readonly scale: TimeScale;
  readonly spans: readonly RibbonSpan[];
}

/** The spans of the day as bars, gold or hatched. The hatching goes over the gold, so that both are seen where they meet. */
export function SpanBars({ frame, scale, spans }: SpanBarsProps) {
  const hatch = useId();
  const bar = { y: Math.round(frame.spansTop) + 0.5, height: frame.spanHeight };
  const goldFirst = [...spans].sort((a, b) => Number(b.quality === "good") - Number(a.quality === "good"));
  return (
    <g>
      <defs>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M.5 0v4" />
        </pattern>
      </defs>
      {goldFirst.map((span) => {
        const stretch = clippedTo(scale, span);
        if (stretch === null) return null;
        const place = { x: frame.across(stretch.x), width: frame.across(stretch.width) };
        return (
          <g key={`${span.quality} ${span.startMs}`}>
            {span.quality === "bad" && <rect fill={`url(#${hatch})`} {...place} {...bar} />}
            <rect className={span.quality === "good" ? styles.good : styles.edge} {...place} {...bar} />
          </g>
        );
      })}
    </g>
  );
}
