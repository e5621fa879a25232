import { useEffect, useState } from "react";
import { dropAllReports } from "#api/reports/drop-all-reports.ts";
import { useT } from "#i18n/use-t.ts";
import { logFault } from "#platform/log-fault.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { reloadOnce } from "#platform/navigation/reload-once.ts";
import { ScriptLost } from "#platform/script-lost.ts";
import { MessagePage } from "#ui/message/message-page.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";

/** In place of a screen that failed; the shell around it still works. One without its script is first reloaded once. */
export function FailedPage({ error }: { readonly error: unknown }) {
  const t = useT();
  const [isTrying, setTrying] = useState(error instanceof ScriptLost);
  useEffect(() => {
    logFault(error);
    if (error instanceof ScriptLost) {
      logFault(error.cause);
      void reloadOnce().then(setTrying);
      return;
    }
    // It may have been a kept report that could not be drawn: loading again asks again.
    dropAllReports();
  }, [error]);
  if (isTrying) {
    return (
      <div className="sheet">
        <Spinner />
      </div>
    );
  }
  return (
    <MessagePage title="title.failed" text="failed.text">
      <Button onClick={() => location.reload()}>{t("failed.reload")}</Button>
      <AppLink to="/" className={buttonLook("outline")}>
        {t("notFound.home")}
      </AppLink>
    </MessagePage>
  );
}
