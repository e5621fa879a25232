import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./fact-rows.module.css";

export interface FactRow {
  readonly label: MessageId;
  /** Undefined while it is on its way. */
  readonly value: ReactNode | undefined;
  /** A printed sheet has no space for it. */
  readonly isForScreenAlone?: boolean;
}

/** Facts of a birth below one another, in two columns if there is room. */
export function FactRows({ rows, valueClass }: { readonly rows: readonly FactRow[]; readonly valueClass?: string }) {
  const t = useT();
  return (
    <dl className={`ledger ${styles.rows}`}>
      {rows.map(({ label, value, isForScreenAlone = false }) => (
        <div key={label} className={isForScreenAlone ? "no-print" : undefined}>
          <dt>{t(label)}</dt>
          <dd className={valueClass}>{value === undefined ? <Skeleton className={styles.waiting} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
