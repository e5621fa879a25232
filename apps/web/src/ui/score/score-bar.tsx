import { useId } from "react";
import styles from "./score-bar.module.css";
import type { ScoreTone } from "./score-tone.ts";

interface ScoreBarProps {
  /** 0 to 100. Its figure is always beside the bar, so the bar says nothing itself. */
  readonly score: number;
  readonly tone: ScoreTone;
  /** Where one colour ends and the next begins. */
  readonly marks: readonly number[];
  readonly className?: string | undefined;
}

/** A score of 100 as a length: plain green, outlined gold or hatched red, with a tick at each threshold. */
export function ScoreBar({ score, tone, marks, className }: ScoreBarProps) {
  const hatch = useId();
  return (
    <svg className={[styles.bar, className].filter(Boolean).join(" ")} data-tone={tone} aria-hidden="true">
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3.5" height="6" className={styles.hatch} />
      </pattern>
      <rect width="100%" height="100%" className={styles.frame} />
      <rect
        width={`${score}%`}
        height="100%"
        className={styles.filled}
        fill={tone === "low" ? `url(#${hatch})` : undefined}
      />
      {marks.map((mark) => (
        <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y1="100%" y2="140%" />
      ))}
    </svg>
  );
}
