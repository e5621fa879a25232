import type { ReactNode } from "react";
import styles from "./alert-panel.module.css";

/** A message that must be read before continuing: the words, and beside them the actions. */
export function AlertPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.panel} role="alert">
      {children}
    </div>
  );
}
