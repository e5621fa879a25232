import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./fact-rows.module.css";

export interface FactRow {
  readonly label: MessageId;
  /** Undefined while it is on its way. */
  readonly value: ReactNode | undefined;
  /** Below the row, about its value. */
  readonly note?: ReactNode;
  /** A printed sheet has no space for it. */
  readonly isForScreenAlone?: boolean;
}

interface FactRowsProps {
  readonly rows: readonly FactRow[];
  readonly valueClass?: string;
  readonly className?: string | undefined;
}

/** Facts of a birth below one another, in two columns if there is room. */
export function FactRows({ rows, valueClass, className }: FactRowsProps) {
  const t = useT();
  return (
    <dl className={["ledger", styles.rows, className].filter(Boolean).join(" ")}>
      {rows.map(({ label, value, note, isForScreenAlone = false }) => (
        <div key={label} className={isForScreenAlone ? "no-print" : note ? styles.noted : undefined}>
          <dt>{t(label)}</dt>
          <dd className={valueClass}>{value === undefined ? <Skeleton className={styles.waiting} /> : value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
