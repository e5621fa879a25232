import { useT } from "#i18n/use-t.ts";
import type { SpanTense } from "./span-status.ts";
import styles from "./timing-table.module.css";

export interface TimingRow {
  readonly id: string;
  readonly name: string;
  /** What its key looks like: hatched, gold, an open square, a gold disc, an open disc. */
  readonly look: "bad" | "good" | "neutral" | "sun" | "moon";
  readonly times: string;
  /** Its status now; empty on a day that is not today. */
  readonly status: string;
  readonly tense: SpanTense;
  /** Details about it, below its name. */
  readonly note?: string | undefined;
}

interface TimingTableProps {
  readonly caption: string;
  readonly rows: readonly TimingRow[];
}

/** Times of one kind: the key of the ribbon, the name, from when to when, and its status now. */
export function TimingTable({ caption, rows }: TimingTableProps) {
  const t = useT();
  const hasStatus = rows.some(({ status }) => status !== "");
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ id, name, look, times, status, tense, note }) => (
          <tr key={id} className={styles[tense]}>
            <th scope="row">
              <i className={`${styles.key} ${styles[look]}`} />
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </th>
            <td className="num">
              {times}
              {tense === "now" && <span className="unseen"> {t("panchang.holdsNow")}</span>}
            </td>
            {hasStatus && <td className={styles.status}>{status}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
