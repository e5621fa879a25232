import { type CivilDate, isoDate, type YearlyEvent, type YearlyStay } from "@vedanga/contract";
import type { ReactNode } from "react";
import { formatMonth } from "#i18n/format-date.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { EventMark } from "./event-mark.tsx";
import { nameAt, percentOfYear } from "./percent-of-year.ts";
import styles from "./year-line.module.css";

interface YearLineProps {
  /** Those that are marked. */
  readonly events: readonly YearlyEvent[];
  readonly stays: readonly YearlyStay[];
  /** Null where another year than the present one is shown. */
  readonly today: CivilDate | null;
  readonly year: number;
}

const SLOW = ["Jupiter", "Saturn", "Rahu", "Ketu"] as const;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Nearer to an end than this, in per cent, the day of the needle is written inwards. */
const NEAR_AN_END = 15;

/** The houses of the slow planets through a year, the good ones filled, and its events on a line. */
export function YearLine({ events, stays, today, year }: YearLineProps) {
  const t = useT();
  const { lang } = useLanguage();
  const at = (date: string): number => percentOfYear(typedDate(date), year);
  const needle = today && percentOfYear(today, year);

  function wordsOf({ house, quality, until }: YearlyStay): string {
    const { year: end, month, day } = typedDate(until);
    if (end > year) return t("year.stayToEnd", { house, quality });
    return t("year.stay", { house, quality, until: t("year.day", { day, month: formatMonth(month, lang) }) });
  }

  return (
    <div className={styles.line}>
      {today && needle !== null && (
        <Needle at={needle}>{t("year.day", { day: today.day, month: formatMonth(today.month, lang) })}</Needle>
      )}
      {SLOW.map((planet) => {
        const own = stays.filter((stay) => stay.planet === planet);
        const name = t(`year.planet.${planet}`);
        return (
          <div key={planet} className={styles.lane}>
            <p aria-hidden="true">{name}</p>
            <svg
              className={styles.band}
              role="img"
              aria-label={t("year.lane", { planet: name, stays: own.map(wordsOf).join("; ") })}
            >
              {own.map(({ house, quality, from, until }) => {
                const [start, end] = [at(from), at(until)];
                const middle = nameAt(start, end, needle);
                return (
                  <g key={from} className={styles[quality]}>
                    <rect x={`${start}%`} width={`${end - start}%`} height="100%" />
                    {middle !== null && (
                      <text x={`${middle}%`} y="50%">
                        {t("year.house", { house })}
                      </text>
                    )}
                  </g>
                );
              })}
            </svg>
          </div>
        );
      })}
      <div className={styles.lane} aria-hidden="true">
        <p />
        <svg className={styles.axis} aria-hidden="true">
          <line x1="0" x2="100%" y1="8" y2="8" />
          {MONTHS.map((month) => {
            const start = `${at(isoDate({ year, month, day: 1 }))}%`;
            return (
              <g key={month} className={month % 3 === 1 ? undefined : styles.whereWide}>
                <line x1={start} x2={start} y1="8" y2="16" />
                <text x={start} y="30">
                  {formatMonth(month, lang)}
                </text>
              </g>
            );
          })}
          {goodLast(events).map((event) => (
            <svg
              key={`${event.date} ${event.kind} ${event.planet}`}
              x={`${at(event.date)}%`}
              y="8"
              className={styles.mark}
              aria-hidden="true"
            >
              <EventMark event={event} />
            </svg>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** What happens on one day lies on one spot: the good is not hidden. */
const goodLast = (events: readonly YearlyEvent[]): readonly YearlyEvent[] =>
  events.toSorted((a, b) => Number(a.quality === "good") - Number(b.quality === "good"));

/** Today, through all lanes down to the axis. */
function Needle({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  const anchor = at < NEAR_AN_END ? "start" : at > 100 - NEAR_AN_END ? "end" : "middle";
  return (
    <svg className={styles.needle} aria-hidden="true">
      <text x={`${at}%`} y="1em" textAnchor={anchor}>
        {children}
      </text>
      <line x1={`${at}%`} x2={`${at}%`} y1="20" y2="100%" />
    </svg>
  );
}
