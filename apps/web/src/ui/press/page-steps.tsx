import type { ReactNode } from "react";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Icon } from "../icon.tsx";
import styles from "./page-steps.module.css";

interface PageStepsProps {
  readonly label: string;
  readonly back: { readonly to: string; readonly label: string };
  /** Links to the pages before and after. */
  readonly children?: ReactNode;
}

/** The line above a page: the way back, and the pages before and after. */
export function PageSteps({ label, back, children }: PageStepsProps) {
  return (
    <nav className={`no-print ${styles.steps}`} aria-label={label}>
      <AppLink to={back.to}>
        <Icon name="arrow" className={styles.back} />
        {back.label}
      </AppLink>
      <span className={styles.pair}>{children}</span>
    </nav>
  );
}
