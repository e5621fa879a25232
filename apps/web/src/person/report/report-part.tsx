import { type ReactNode, useId } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./report-part.module.css";
import { useNameIds } from "./report-title.ts";

interface ReportPartProps {
  readonly title: MessageId;
  readonly children: ReactNode;
}

/** One part of a report below its title. */
export function ReportPart({ title, children }: ReportPartProps) {
  const t = useT();
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={useNameIds(titleId)}>
      <h2 id={titleId} className={styles.title}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}
