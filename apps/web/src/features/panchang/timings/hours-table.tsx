import type { CivilDate } from "@vedanga/contract";
import type { DaySpan } from "#api/marked-spans.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import styles from "./hours-of-day.module.css";
import { spanStatus } from "./span-status.ts";

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
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {spans.map(({ id, name, start, end, quality }) => {
          const tense = nowMs === null ? "next" : spanStatus(start, end, nowMs).tense;
          return (
            <tr key={`${id} ${start.instantMs}`} className={styles[tense]}>
              <th scope="row">
                <i className={`${styles.key} ${styles[quality]}`} />
                {name}
                {quality !== "neutral" && <span className="unseen">, {t(`panchang.quality.${quality}`)}</span>}
              </th>
              <td className="num">
                {t("panchang.fromTo", { from: at(start), to: at(end) })}
                {tense === "now" && <span className="unseen"> {t("panchang.holdsNow")}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
