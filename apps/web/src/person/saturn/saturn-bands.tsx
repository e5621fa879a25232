import { SADE_SATI_TYPES, type SadeSatiWireRow } from "@vedanga/contract";
import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { civilDay, type Period, percentAlong } from "#person/periods/period.ts";
import styles from "./saturn-bands.module.css";
import type { SaturnStay } from "./saturn-periods.ts";

interface SaturnBandsProps {
  /** Empty while they are loading: their space is kept. */
  readonly stays: readonly SaturnStay[];
  readonly birthDayMs: number;
  readonly todayMs: number;
}

const YEARS_SHOWN = 90;
/** Someone older still sees what comes. */
const LEAST_YEARS_AHEAD = 20;
const DECADE = 10;

/** From birth on for ninety years, or for twenty from today. */
function lifeShown(birthDayMs: number, todayMs: number): Period {
  const birth = civilDay(birthDayMs);
  const lastYear = Math.max(birth.year + YEARS_SHOWN, civilDay(todayMs).year + LEAST_YEARS_AHEAD);
  return { startMs: birthDayMs, endMs: Date.UTC(lastYear, birth.month - 1, birth.day) };
}

function decadesIn({ startMs, endMs }: Period): readonly number[] {
  const first = Math.ceil((civilDay(startMs).year + 1) / DECADE) * DECADE;
  const count = Math.floor((civilDay(endMs).year - 1 - first) / DECADE) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * DECADE);
}

/** The middle of a sade sati is higher than what comes before and after. */
const RISE: Record<SadeSatiWireRow["dhaiya"], number> = {
  "1st Dhaiya": 0.55,
  "2nd Dhaiya": 1,
  "3rd Dhaiya": 0.55,
  "Small Panoti": 1,
};

/** Near an end of the line a year is written inwards. */
const EDGE_PERCENT = 8;
function anchorAt(percent: number): "start" | "middle" | "end" {
  if (percent < EDGE_PERCENT) return "start";
  return percent > 100 - EDGE_PERCENT ? "end" : "middle";
}

/** A lane for each of the four periods, a band for each stay: hatched what was, solid what comes, red what is. */
export function SaturnBands({ stays, birthDayMs, todayMs }: SaturnBandsProps) {
  const t = useT();
  const hatching = useId();
  const life = lifeShown(birthDayMs, todayMs);
  const nowPercent = percentAlong(todayMs, life);
  const now = `${nowPercent}%`;
  return (
    <div className={nowPercent < 50 ? `${styles.bands} ${styles.early}` : styles.bands} aria-hidden="true">
      <svg className={styles.patterns} aria-hidden="true">
        <pattern id={hatching} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.2" height="4" className={styles.ink} />
        </pattern>
      </svg>
      {SADE_SATI_TYPES.map((type, lane) => (
        <div key={type} className={styles.lane}>
          <p>
            {t(`saturn.${type}`)} <span>{t(`saturn.from.${type}`)}</span>
          </p>
          <svg className={type === "Sade Sati" ? styles.tall : styles.low} aria-hidden="true">
            {stays
              .filter((stay) => stay.type === type && stay.startMs < life.endMs && stay.endMs > life.startMs)
              .map(({ startMs, endMs, dhaiya, standing }) => {
                const from = percentAlong(startMs, life);
                const rise = RISE[dhaiya] * 100;
                return (
                  <rect
                    key={startMs}
                    className={styles[standing]}
                    fill={standing === "past" ? `url(#${hatching})` : undefined}
                    x={`${from}%`}
                    y={`${100 - rise}%`}
                    width={`${Math.max(percentAlong(endMs, life) - from, 0.3)}%`}
                    height={`${rise}%`}
                  />
                );
              })}
            <line x1="0" x2="100%" y1="100%" y2="100%" className={styles.ground} />
            <line x1={now} x2={now} y1={lane === 0 ? -10 : -40} y2="100%" className={styles.needle} />
            {lane === 0 && (
              <text x={now} y="-18" className={styles.year} textAnchor={anchorAt(nowPercent)}>
                {civilDay(todayMs).year}
              </text>
            )}
          </svg>
        </div>
      ))}
      <div className={styles.lane}>
        <svg className={styles.axis} aria-hidden="true">
          {decadesIn(life).map((year) => {
            const percent = percentAlong(Date.UTC(year, 0, 1), life);
            return (
              <text
                key={year}
                x={`${percent}%`}
                y="60%"
                className={year % (2 * DECADE) === 0 ? undefined : styles.whereWide}
                textAnchor={anchorAt(percent)}
              >
                {year}
              </text>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
