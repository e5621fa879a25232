import type { SpanTense } from "#almanac/span-status.ts";
import { type TimeLook, TimesRow, TimesTable } from "./times-table.tsx";
import styles from "./timing-table.module.css";

export interface TimingRow {
  readonly id: string;
  readonly name: string;
  readonly look: TimeLook;
  readonly times: string;
  /** Its status now; empty on a day that is not today. */
  readonly status: string;
  readonly tense: SpanTense;
  /** Details about it, after its name. */
  readonly note?: string | undefined;
}

interface TimingTableProps {
  readonly caption: string;
  /** The place says it already: it is only read out. */
  readonly isCaptionUnseen?: boolean;
  readonly rows: readonly TimingRow[];
}

/** Times of one kind: the key of the ribbon, the name, from when to when, and its status now. */
export function TimingTable({ caption, isCaptionUnseen = false, rows }: TimingTableProps) {
  const hasStatus = rows.some(({ status }) => status !== "");
  return (
    <TimesTable caption={caption} isCaptionUnseen={isCaptionUnseen} className={styles.table}>
      {rows.map(({ id, name, look, times, status, tense, note }) => (
        <TimesRow
          key={id}
          look={look}
          name={
            <>
              {name}
              {note && <span className={styles.note}> {note}</span>}
            </>
          }
          times={times}
          tense={tense}
        >
          {hasStatus && (
            <td className={tense === "now" ? `${styles.status} ${styles.running}` : styles.status}>{status}</td>
          )}
        </TimesRow>
      ))}
    </TimesTable>
  );
}
