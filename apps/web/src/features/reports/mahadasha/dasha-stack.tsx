import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DashaLevel, DashaLevels } from "#api/wire/dasha-levels.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { civilDay } from "#person/periods/period.ts";
import { ReportSection } from "#person/report/report-section.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./dasha-stack.module.css";

interface DashaStackProps {
  readonly levels: UseQueryResult<DashaLevels>;
  readonly todayMs: number;
  readonly children: ReactNode;
}

const LEVELS = [1, 2, 3, 4, 5];
/** The levels below depend on the minute of birth. */
const LAST_LEVEL_OF_A_DAY = 2;
/** The last level lasts hours to days: its end is a time. */
const PRANA = 5;

/** The lords of today from the mahadasha to the prana. It loads and fails by itself; what it is given stands below it. */
export function DashaStack({ levels: { data, error, refetch }, todayMs, children }: DashaStackProps) {
  const t = useT();
  return (
    <>
      <ReportSection
        id="levels"
        title="mahadasha.today"
        isBusy={data === undefined}
        failed="mahadasha.levelsFailed"
        error={data === undefined ? error : null}
        onRetry={() => void refetch()}
      >
        {data?.running.length === 0 ? (
          <p className={styles.none}>{t("mahadasha.noLevel")}</p>
        ) : (
          <dl className={styles.stack}>
            {LEVELS.map((level) => (
              <Level key={level} period={data?.running[level - 1]} todayMs={todayMs} />
            ))}
          </dl>
        )}
      </ReportSection>
      {children}
    </>
  );
}

function Level({ period, todayMs }: { readonly period: DashaLevel | undefined; readonly todayMs: number }) {
  const t = useT();
  const { lang } = useLanguage();
  const { timeOf } = useClock();
  const isTimeUnknown = useIsTimeUnknown();
  if (!period) {
    return (
      <div>
        <dt>
          <Skeleton />
        </dt>
        <dd className={styles.lord}>
          <Skeleton />
        </dd>
        <dd className={styles.until}>
          <Skeleton />
        </dd>
      </div>
    );
  }
  const { path, level, level_name, end } = period;
  if (isTimeUnknown && level > LAST_LEVEL_OF_A_DAY) {
    return (
      <div>
        <dt>{level_name}</dt>
        <dd className={styles.until}>{t("results.needsTime")}</dd>
      </div>
    );
  }
  const day = formatDate(end.date, lang).replaceAll(" ", "\u00a0");
  const time = timeOf(end.time, "sentence");
  const isToday = isSameDate(end.date, civilDay(todayMs));
  const lastDay = level === PRANA ? (isToday ? time : `${day}, ${time}`) : day;
  return (
    <div>
      <dt>{level_name}</dt>
      <dd className={styles.lord}>{path.split("/").at(-1)}</dd>
      <dd className={styles.until}>{t("mahadasha.until", { when: lastDay })}</dd>
    </div>
  );
}
