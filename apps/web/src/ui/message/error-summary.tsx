import { useEffect, useRef } from "react";
import { useT } from "#i18n/use-t.ts";
import styles from "./error-summary.module.css";

export interface FieldError {
  /** The id of the input it is about. */
  readonly inputId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  /** Counts the attempts to submit: at each one that failed, the summary takes the focus. */
  readonly attempt: number;
}

/** The fields to correct, above the form, each line a link to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <p className={styles.title}>{t("ui.errors", { count: errors.length })}</p>
      <ul>
        {errors.map(({ inputId, message }) => (
          <li key={inputId}>
            <a
              href={`#${inputId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(inputId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
