import type { ReactNode } from "react";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./fact-row.module.css";

interface FactRowProps {
  readonly label: string;
  /** Undefined while it is loading. */
  readonly children: ReactNode | undefined;
}

/** A row of a ledger. It is shown before its figure arrives. */
export function FactRow({ label, children }: FactRowProps) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className="num">{children === undefined ? <Skeleton className={styles.coming} /> : children}</dd>
    </div>
  );
}
