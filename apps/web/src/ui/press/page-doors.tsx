import type { ReactNode } from "react";
import styles from "./page-doors.module.css";

interface PageDoorsProps {
  readonly label: string;
  /** Links to the screens that say more of the same. */
  readonly children: ReactNode;
}

/** The way on from what was shown. */
export function PageDoors({ label, children }: PageDoorsProps) {
  return (
    <nav className={`no-print ${styles.doors}`} aria-label={label}>
      {children}
    </nav>
  );
}
