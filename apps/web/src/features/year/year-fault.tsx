import { YearLost } from "#api/yearly.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { errorReason } from "#ui/message/error-reason.ts";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import styles from "./year-fault.module.css";

interface YearFaultProps {
  /** Null: the address names no sign. */
  readonly error: unknown;
  onRetry?: (() => void) | undefined;
}

/** Why there is no prediction, and the ways on. */
export function YearFault({ error, onRetry }: YearFaultProps) {
  const t = useT();
  const reason = error === null ? undefined : errorReason(error, navigator.onLine);
  return (
    <>
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
    </>
  );
}
