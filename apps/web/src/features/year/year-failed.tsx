import { YearLost } from "#api/yearly.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { errorReason } from "#ui/message/error-reason.ts";
import { MessageSheet } from "#ui/message/message-sheet.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import styles from "./year-failed.module.css";

interface YearFailedProps {
  /** Null: the address names no sign. */
  readonly error: unknown;
  onRetry?(): void;
}

/** There is no prediction to show: why, and the ways on. */
export function YearFailed({ error, onRetry }: YearFailedProps) {
  const t = useT();
  const reason = error === null ? undefined : errorReason(error, navigator.onLine);
  return (
    <MessageSheet title="year.failed">
      <div className={styles.words} role="alert">
        <p>{t(error instanceof YearLost && error.wasBroken ? "year.broken" : "year.none")}</p>
        {error === null && <p className="soft">{t("year.unknownSign")}</p>}
        {reason && <p className="soft">{t(reason)}</p>}
      </div>
      <div className={styles.ways}>
        {onRetry && <Button onClick={onRetry}>{t("ui.tryAgain")}</Button>}
        <AppLink to="/zodiac-signs" className={buttonLook("outline")}>
          {t("year.goBack")}
        </AppLink>
      </div>
    </MessageSheet>
  );
}
