import type { ReactNode } from "react";
import styles from "./alert-panel.module.css";

/** What must be read before one goes on: the words, and beside them the ways on. */
export function AlertPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.panel} role="alert">
      {children}
    </div>
  );
}
