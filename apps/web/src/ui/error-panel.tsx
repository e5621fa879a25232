import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "./button.tsx";
import styles from "./error-panel.module.css";

interface ErrorPanelProps {
  /** What happened and what was kept. */
  readonly children: ReactNode;
  /** What the button does; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
}

/** A failure that can be mended: what happened, and the button that does it. */
export function ErrorPanel({ children, onRetry, retryLabel }: ErrorPanelProps) {
  const t = useT();
  return (
    <div className={styles.panel} role="alert">
      <p>{children}</p>
      {onRetry && (
        <Button look="outline" onClick={onRetry}>
          {retryLabel ?? t("ui.tryAgain")}
        </Button>
      )}
    </div>
  );
}
