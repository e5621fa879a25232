import type { ReactNode } from "react";
import styles from "./small-fold.module.css";

interface SmallFoldProps {
  readonly title: ReactNode;
  /** How many things are in it. */
  readonly count?: number;
  readonly isOpenAtFirst?: boolean;
  /** Only a phone has no room for it: elsewhere it stands open, and its line is a title. */
  readonly isPhoneOnly?: boolean;
  readonly children: ReactNode;
}

/** What is asked for less often, behind a line of its own. It is printed open. */
export function SmallFold({ title, count, isOpenAtFirst = false, isPhoneOnly = false, children }: SmallFoldProps) {
  return (
    <details className={isPhoneOnly ? `${styles.fold} ${styles.phoneOnly}` : styles.fold} open={isOpenAtFirst}>
      <summary>
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </summary>
      {children}
    </details>
  );
}
