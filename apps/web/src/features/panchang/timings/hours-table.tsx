import type { CivilDate } from "@vedanga/contract";
import type { DaySpan } from "#api/marked-spans.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import styles from "./hours-of-day.module.css";
import { spanStatus } from "./span-status.ts";
import { TimesRow, TimesTable } from "./times-table.tsx";

interface HoursTableProps {
  readonly caption: string;
  readonly spans: readonly DaySpan[];
  readonly date: CivilDate;
  /** Null on a day that is not today. */
  readonly nowMs: number | null;
}

/** The parts of a day or of a night, with the quality of each by custom. */
export function HoursTable({ caption, spans, date, nowMs }: HoursTableProps) {
  const t = useT();
  const { instantOf } = useClock();
  const at = (instant: Instant): string => instantOf(instant, date);
  return (
    <TimesTable caption={caption} className={styles.table}>
      {spans.map(({ id, name, start, end, quality }) => (
        <TimesRow
          key={`${id} ${start.instantMs}`}
          look={quality}
          name={
            <>
              {name}
              {quality !== "neutral" && <span className="unseen">, {t(`panchang.quality.${quality}`)}</span>}
            </>
          }
          times={t("panchang.fromTo", { from: at(start), to: at(end) })}
          tense={nowMs === null ? "next" : spanStatus(start, end, nowMs).tense}
        />
      ))}
    </TimesTable>
  );
}
