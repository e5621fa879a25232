import { useLanguage } from "#i18n/use-language.ts";
import { shortName } from "#person/grahas/short-name.ts";
import { type Period, percentAlong } from "#person/periods/period.ts";
import styles from "./dasha-timeline.module.css";
import { fitsFrom, isSlim } from "./fit-name.ts";
import type { Dasha } from "./life-of-dashas.ts";
import { PeriodProbe } from "./period-probe.tsx";

interface PeriodStripProps {
  readonly parts: readonly Dasha[];
  readonly span: Period;
  readonly todayMs: number;
  /** Marked if it is within the strip. */
  readonly birthDayMs?: number;
  /** The upper of the two, which shows a life. */
  readonly isWhole?: boolean;
  /** See the timeline. */
  readonly isProbed?: boolean;
  /** Whose parts these are, if they are parts. */
  readonly ofPlanet?: string | undefined;
}

/** Periods side by side, as wide as they are long, each by its name or, where that does not fit, its short form. */
export function PeriodStrip({
  parts,
  span,
  todayMs,
  birthDayMs,
  isWhole = false,
  isProbed = false,
  ofPlanet,
}: PeriodStripProps) {
  const { lang } = useLanguage();
  const hasToday = parts.length > 0 && todayMs >= span.startMs && todayMs < span.endMs;
  return (
    <div className={styles.strip}>
      <svg className={isWhole ? styles.row : `${styles.row} ${styles.sub}`} aria-hidden="true">
        {parts.map(({ name, startMs, endMs, standing }) => {
          const from = percentAlong(startMs, span);
          const wide = percentAlong(endMs, span) - from;
          const step = fitsFrom(name, wide / 100, lang);
          const names = [step && styles[`from${step}`], isSlim(wide / 100) && styles.slim].filter(Boolean).join(" ");
          return (
            <g key={startMs} className={styles[standing]}>
              <rect x={`${from}%`} y="0" width={`${wide}%`} height="100%" />
              <text x={`${from + wide / 2}%`} y="50%" className={names || undefined}>
                <tspan className={styles.full}>{name}</tspan>
                <tspan className={styles.short}>{shortName(name, lang)}</tspan>
              </text>
            </g>
          );
        })}
        {birthDayMs !== undefined && parts.length > 0 && (
          <line
            className={styles.birth}
            x1={`${percentAlong(birthDayMs, span)}%`}
            y1="0"
            x2={`${percentAlong(birthDayMs, span)}%`}
            y2="100%"
          />
        )}
        {hasToday && (
          <svg x={`${percentAlong(todayMs, span)}%`} className={styles.now} aria-hidden="true">
            <path d="M-7 -8h14L1 2v8h-2V2z" />
          </svg>
        )}
      </svg>
      {isProbed && parts.length > 0 && <PeriodProbe parts={parts} span={span} todayMs={todayMs} ofPlanet={ofPlanet} />}
    </div>
  );
}
