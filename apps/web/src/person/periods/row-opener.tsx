import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./row-opener.module.css";

interface RowOpenerProps {
  readonly isOpen: boolean;
  /** The id of what it opens. */
  readonly controls: string;
  onToggle(): void;
  readonly children: ReactNode;
}

/** The name of a row of a table, which opens what lies under it. */
export function RowOpener({ isOpen, controls, onToggle, children }: RowOpenerProps) {
  return (
    <button type="button" className={styles.opener} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Icon name="down" className={styles.arrow} />
      <span>{children}</span>
    </button>
  );
}
