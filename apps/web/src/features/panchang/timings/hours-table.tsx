import type { CivilDate } from "@vedanga/contract";
import { spanStatus } from "#almanac/span-status.ts";
import type { DaySpan } from "#api/marked-spans.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { SmallFold } from "#ui/fold/small-fold.tsx";
import styles from "./hours-of-day.module.css";
import { TimesRow, TimesTable } from "./times-table.tsx";

interface HoursTableProps {
  readonly caption: string;
  readonly spans: readonly DaySpan[];
  readonly date: CivilDate;
  /** Null on a day that is not today. */
  readonly nowMs: number | null;
  /** On a phone only the half in which now is stands open. */
  readonly isOpen: boolean;
}

/** The parts of a day or of a night, with the quality of each by custom. */
export function HoursTable({ caption, spans, date, nowMs, isOpen }: HoursTableProps) {
  const t = useT();
  const { instantOf } = useClock();
  const at = (instant: Instant): string => instantOf(instant, date);
  return (
    <SmallFold title={caption} isOpenAtFirst={isOpen} isPhoneOnly>
      <TimesTable caption={caption} isCaptionUnseen className={styles.table}>
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
    </SmallFold>
  );
}
