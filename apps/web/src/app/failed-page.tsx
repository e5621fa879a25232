import { useEffect } from "react";
import { useRouteError } from "react-router";
import { dropAllReports } from "#api/reports/report-store.ts";
import { useT } from "#i18n/use-t.ts";
import { logFault } from "#platform/log-fault.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { MessagePage } from "#ui/message/message-page.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";

/** In place of a screen that failed; the shell around it still works. */
export function FailedPage() {
  const t = useT();
  const error = useRouteError();
  useEffect(() => {
    logFault(error);
    // It may have been a kept report that could not be drawn: loading again asks again.
    dropAllReports();
  }, [error]);
  return (
    <MessagePage title="title.failed" text="failed.text">
      <Button onClick={() => location.reload()}>{t("failed.reload")}</Button>
      <AppLink to="/" className={buttonLook("outline")}>
        {t("notFound.home")}
      </AppLink>
    </MessagePage>
  );
}
