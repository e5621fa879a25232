import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./dosha-status.module.css";

/** A ring with its middle marked, and a ring that is ticked. */
const PRESENT = "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 8.5l3.5 3.5-3.5 3.5L8.5 12Z";
const ABSENT = "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12l3 3 5-6";

interface DoshaStatusProps {
  readonly isPresent: boolean;
  /** What is said of it in a few words; the colour and the mark only repeat it. */
  readonly status: MessageId;
  readonly children: ReactNode;
}

/** Whether a dosha is present: in words, by a mark and by a colour. */
export function DoshaStatus({ isPresent, status, children }: DoshaStatusProps) {
  const t = useT();
  return (
    <div className={`${styles.status} ${isPresent ? styles.present : styles.absent}`}>
      <h2 className={styles.title}>
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPresent ? PRESENT : ABSENT} />
        </svg>
        {t(status)}
      </h2>
      {children}
    </div>
  );
}
