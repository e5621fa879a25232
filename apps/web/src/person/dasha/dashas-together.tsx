import type { DashaLevel } from "#api/wire/dasha-levels.ts";
import { dayMs, type Period, standingOf } from "#person/periods/period.ts";
import styles from "./dasha-timeline.module.css";
import type { Dasha } from "./life-of-dashas.ts";
import { PeriodStrip } from "./period-strip.tsx";
import { YearAxis } from "./year-axis.tsx";

interface Life {
  readonly id: string;
  readonly name: string;
  readonly birthDayMs: number;
  readonly mahadashas: readonly DashaLevel[];
}

interface DashasTogetherProps {
  readonly lives: readonly Life[];
  readonly todayMs: number;
}

const YEAR_MS = 31_557_600_000;
const YEARS_BEFORE = 10;
const YEARS_AFTER = 40;
/** A piece that is cut off to less of the span has no room for its name. */
const LEAST_NAMED = 0.04;

/** Mahadashas of several people below each other, on one line of years around today. The page says the same in words. */
export function DashasTogether({ lives, todayMs }: DashasTogetherProps) {
  const span = { startMs: todayMs - YEARS_BEFORE * YEAR_MS, endMs: todayMs + YEARS_AFTER * YEAR_MS };
  return (
    <div className={styles.timeline} aria-hidden="true">
      {lives.map(({ id, name, birthDayMs, mahadashas }) => {
        const parts = within(mahadashas, birthDayMs, span, todayMs);
        const changes = parts.map(({ startMs }) => startMs).filter((startMs) => startMs > span.startMs);
        const days = [span.startMs, ...changes, span.endMs];
        return (
          <div key={id}>
            <p className={styles.whose}>{name}</p>
            <YearAxis days={days} span={span} isEmpty={parts.length === 0} />
            <PeriodStrip parts={parts} span={span} todayMs={todayMs} isWhole />
          </div>
        );
      })}
    </div>
  );
}

/** What of the mahadashas of a life lies in a span, cut off at its ends and at the birth. */
function within(
  mahadashas: readonly DashaLevel[],
  birthDayMs: number,
  span: Period,
  todayMs: number,
): readonly Dasha[] {
  return mahadashas
    .map(({ lords, path, start, end }) => ({
      lords,
      name: path,
      startMs: Math.max(dayMs(start.date), birthDayMs, span.startMs),
      endMs: Math.min(dayMs(end.date), span.endMs),
    }))
    .filter(({ startMs, endMs }) => startMs < endMs)
    .map((period) => ({
      ...period,
      name: (period.endMs - period.startMs) / (span.endMs - span.startMs) < LEAST_NAMED ? "" : period.name,
      standing: standingOf(period, todayMs),
    }));
}
