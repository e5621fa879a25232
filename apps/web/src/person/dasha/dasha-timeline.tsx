import { type Period, percentAlong } from "#person/periods/period.ts";
import styles from "./dasha-timeline.module.css";
import { type Mahadasha, runningOf } from "./life-of-dashas.ts";
import { PeriodStrip } from "./period-strip.tsx";
import { YearAxis } from "./year-axis.tsx";

interface DashaTimelineProps {
  /** Empty while they are loading: their space is kept. */
  readonly life: readonly Mahadasha[];
  readonly birthDayMs: number;
  readonly todayMs: number;
  /** A pointer, a finger or the arrow keys name each period with its years. */
  readonly isProbed?: boolean;
}

const spanOf = (parts: readonly Period[]): Period => ({
  startMs: parts[0]?.startMs ?? 0,
  endMs: parts.at(-1)?.endMs ?? 1,
});

/** A life of mahadashas, and the running one opened into its parts. The table below says the same in words. */
export function DashaTimeline({ life, birthDayMs, todayMs, isProbed = false }: DashaTimelineProps) {
  const whole = spanOf(life);
  const running = runningOf(life);
  const parts = running?.antardashas ?? [];
  // In its own tab the timeline of a life that is over keeps no space for parts.
  const hasParts = running !== undefined || life.length === 0 || !isProbed;
  return (
    <div className={styles.timeline}>
      <YearAxis days={[...life.map(({ startMs }) => startMs), whole.endMs]} span={whole} isEmpty={life.length === 0} />
      <PeriodStrip parts={life} span={whole} todayMs={todayMs} birthDayMs={birthDayMs} isWhole isProbed={isProbed} />
      {hasParts && (
        <>
          <svg className={styles.funnel} aria-hidden="true">
            {running && (
              <>
                <line x1={`${percentAlong(running.startMs, whole)}%`} y1="0" x2="0" y2="100%" />
                <line x1={`${percentAlong(running.endMs, whole)}%`} y1="0" x2="100%" y2="100%" />
              </>
            )}
          </svg>
          <PeriodStrip
            parts={parts}
            span={spanOf(parts)}
            todayMs={todayMs}
            isProbed={isProbed}
            ofPlanet={running?.name}
          />
          <YearAxis
            days={[...parts.map(({ startMs }) => startMs), spanOf(parts).endMs]}
            span={spanOf(parts)}
            isEmpty={parts.length === 0}
          />
        </>
      )}
    </div>
  );
}
