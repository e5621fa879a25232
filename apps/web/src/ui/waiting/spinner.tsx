import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import styles from "./spinner.module.css";

interface SpinnerProps {
  /** The name of what is loading; 'Loading…' by default. */
  readonly children?: ReactNode;
}

/** A wait of more than a second: a turning moon and what it is for, read out as well. */
export function Spinner({ children }: SpinnerProps) {
  const t = useT();
  return (
    <p className={styles.spinner} role="status">
      <svg className={styles.moon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {children ?? t("ui.loading")}
    </p>
  );
}
