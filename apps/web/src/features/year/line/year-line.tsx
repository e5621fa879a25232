import type { CivilDate, YearlyEvent } from "@vedanga/contract";
import { isoDate } from "@vedanga/contract";
import { formatMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { percentOfYear, staysOf } from "./stays-of.ts";
import styles from "./year-line.module.css";

interface YearLineProps {
  readonly events: readonly YearlyEvent[];
  /** Null where another year than the present one is shown. */
  readonly today: CivilDate | null;
  readonly year: number;
}

/** Those that stay long enough to be drawn as a band. */
const SLOW = ["Jupiter", "Saturn", "Rahu", "Ketu"] as const;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** A band narrower than this, in per cent, has no room for its house. */
const LEAST_NAMED = 6;

/** The houses of the slow planets through a year, and its events on a line. The list beside it says the same. */
export function YearLine({ events, today, year }: YearLineProps) {
  const t = useT();
  const { lang } = useLanguage();
  const bands = SLOW.map((planet) => ({ planet, stays: staysOf(planet, events) })).filter(
    ({ stays }) => stays.length > 0,
  );
  const now = today && `${percentOfYear(isoDate(today))}%`;
  return (
    <div className={styles.line} aria-hidden="true">
      {bands.map(({ planet, stays }) => (
        <div key={planet} className={styles.lane}>
          <p>{t(`year.planet.${planet}`)}</p>
          <svg className={styles.band} aria-hidden="true">
            {stays.map(({ house, from, to }) => (
              <g key={from}>
                <rect x={`${from}%`} width={`${to - from}%`} height="100%" />
                {to - from >= LEAST_NAMED && (
                  <text x={`${(from + to) / 2}%`} y="50%">
                    {t("year.house", { house })}
                  </text>
                )}
              </g>
            ))}
            {now && <line className={styles.needle} x1={now} x2={now} y1="-60%" y2="160%" />}
          </svg>
        </div>
      ))}
      <div className={styles.lane}>
        <p />
        <svg className={styles.axis} aria-hidden="true">
          <line x1="0" x2="100%" y1="8" y2="8" />
          {MONTHS.map((month) => {
            const at = `${percentOfYear(isoDate({ year, month, day: 1 }))}%`;
            return (
              <g key={month} className={month % 3 === 1 ? undefined : styles.whereWide}>
                <line x1={at} x2={at} y1="8" y2="16" />
                <text x={at} y="30">
                  {formatMonth(month, lang)}
                </text>
              </g>
            );
          })}
          {events
            .filter(({ great, kind }) => great || kind === "eclipse")
            .map(({ date, kind, planet, quality }) => (
              <circle
                key={`${date} ${kind} ${planet}`}
                className={kind === "eclipse" ? styles.eclipse : styles[quality]}
                cx={`${percentOfYear(date)}%`}
                cy="8"
                r="5"
              />
            ))}
          {now && <line className={styles.needle} x1={now} x2={now} y1="-40" y2="8" />}
        </svg>
      </div>
    </div>
  );
}
