import type { ReactNode } from "react";
import { failureOf, isRefusal } from "#api/api-error.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import { errorReason } from "#ui/message/error-reason.ts";
import { useServerWords } from "#ui/message/use-server-words.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import styles from "./gem-details-page.module.css";

interface GemErrorProps {
  /** What is wrong with the address, if no call was made. */
  readonly message?: string;
  /** Of the call. */
  readonly error?: Error;
  readonly onRetry?: () => void;
  /** Another way on. */
  readonly children: ReactNode;
}

/** In place of a stone that could not be loaded: why, and the ways on. */
export function GemError({ message, error, onRetry, children }: GemErrorProps) {
  const t = useT();
  const said = useServerWords(error);
  const why = message ?? (isRefusal(error) ? said : undefined) ?? t(reasonOf(error));
  return (
    <>
      <PageTitle id="gemDetails.errorTitle" />
      <div className={styles.error}>
        <AlertPanel>
          <p>{t("gemDetails.failed", { message: why })}</p>
          {onRetry && !isRefusal(error) && (
            <Button look="outline" onClick={onRetry}>
              {t("ui.tryAgain")}
            </Button>
          )}
        </AlertPanel>
        {children}
        <p>
          <AppLink to="/" className={buttonLook("outline")}>
            {t("gemDetails.returnHome")}
          </AppLink>
        </p>
      </div>
    </>
  );
}

const reasonOf = (error: Error | undefined): MessageId =>
  errorReason(error, navigator.onLine) ??
  (failureOf(error)?.failure === "invalid" ? "gemReport.invalid" : "reason.server");
