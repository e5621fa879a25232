import type { ReactNode } from "react";
import styles from "./period-table.module.css";

interface PeriodTableProps {
  /** Wider than a phone: its frame scrolls. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A table of periods, the present one marked by `aria-current` of its row. */
export function PeriodTable({ isWide = false, children }: PeriodTableProps) {
  return (
    <table className={["ledger", styles.table, isWide && styles.wide].filter(Boolean).join(" ")}>{children}</table>
  );
}
