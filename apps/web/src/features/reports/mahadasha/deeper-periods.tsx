import { useQuery } from "@tanstack/react-query";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { type DashaLord, dashaLevels } from "#api/dasha-levels.ts";
import type { DashaLevel } from "#api/wire/dasha-levels.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { standingOf } from "#person/periods/period.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { useNow } from "#ui/use-now.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./deeper-periods.module.css";
import { type PeriodRow, PeriodRows } from "./period-rows.tsx";

interface DeeperPeriodsProps {
  readonly birth: BirthQuestion;
  /** Whose parts: the lords from the mahadasha down, as ids and in the language on screen. */
  readonly lords: readonly DashaLord[];
  readonly path: string;
}

/** From here on a period lasts weeks or less, and begins at a time of a day. */
const FIRST_TIMED_LEVEL = 4;
const LAST_LEVEL = 5;
const PARTS = 9;

/** The nine parts of a period, fetched when it is opened. They load and fail by themselves, and open in turn. */
export function DeeperPeriods({ birth, lords, path }: DeeperPeriodsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { timeOf } = useClock();
  const nowMs = useNow() ?? Date.now();
  const { data, error, refetch } = useQuery(dashaLevels(birth, lords));
  if (error) {
    return (
      <ErrorPanel error={error} onRetry={() => void refetch()}>
        {t("mahadasha.partsFailed", { path })}
      </ErrorPanel>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton lines={PARTS} />
      </div>
    );
  }
  const level = lords.length + 1;
  const isTimed = level >= FIRST_TIMED_LEVEL;
  const inWords = ({ date, time }: Instant): string =>
    isTimed ? `${formatDate(date, lang)}, ${timeOf(time)}` : formatDate(date, lang);
  const row = ({ lords: own, path: ownPath, start, end }: DashaLevel): PeriodRow => ({
    name: ownPath.split("/").at(-1) ?? ownPath,
    path: ownPath,
    lords: own,
    start: inWords(start),
    end: inWords(end),
    standing: standingOf({ startMs: start.instantMs, endMs: end.instantMs }, nowMs),
  });
  return (
    <>
      <PeriodRows
        caption={t("mahadasha.partsOf", { path })}
        level={data.periods[0]?.level_name ?? ""}
        periods={data.periods.map(row)}
        partsOf={
          level === LAST_LEVEL
            ? undefined
            : (period) => <DeeperPeriods birth={birth} lords={period.lords} path={period.path} />
        }
      />
      {isTimed && <p className={styles.clock}>{t("mahadasha.clock")}</p>}
    </>
  );
}
