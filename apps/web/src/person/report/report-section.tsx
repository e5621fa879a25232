import type { ReactNode } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import styles from "./report-section.module.css";

interface ReportSectionProps {
  /** The id of the title: the address `#dasha` links to it. */
  readonly id: string;
  readonly title: MessageId;
  readonly isBusy: boolean;
  /** What is said where its call fails, and how it is asked again. */
  readonly failed: MessageId;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One card of the overview. It loads and fails by itself, and has its own button to try again. */
export function ReportSection({ id, title, isBusy, failed, error, onRetry, className, children }: ReportSectionProps) {
  const t = useT();
  return (
    <section
      className={[styles.section, className ?? `oxford ${styles.ruled}`].join(" ")}
      aria-labelledby={id}
      aria-busy={isBusy && error === null}
    >
      <h2 id={id} className={styles.title}>
        {t(title)}
      </h2>
      {error ? (
        <ErrorPanel error={error} onRetry={onRetry}>
          {t(failed)}
        </ErrorPanel>
      ) : (
        children
      )}
    </section>
  );
}
