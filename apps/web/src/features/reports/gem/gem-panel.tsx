import { failureOf } from "#api/api-error.ts";
import { useReport } from "#api/reports/use-report.ts";
import { useT } from "#i18n/use-t.ts";
import { AnswerAhead } from "#person/report/answer-ahead.tsx";
import { RefreshData } from "#person/report/refresh-data.tsx";
import { ReportBanner } from "#person/report/report-banner.tsx";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { Button } from "#ui/press/button.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./gem-panel.module.css";
import { GemResult } from "./gem-result.tsx";

/** The stone that custom would choose. */
export default function GemPanel({ birth }: ReportPanelProps) {
  const t = useT();
  const { answer, error, isAsking, refresh } = useReport("gemSuggestion", birth);
  const isInvalid = failureOf(error)?.failure === "invalid";
  return (
    <>
      <ReportBanner
        error={isAsking ? null : error}
        failed={isInvalid ? "gemReport.invalid" : "results.gemFailed"}
        onRetry={refresh}
      />
      <div aria-busy={isAsking}>
        {answer === undefined && isAsking && (
          <AnswerAhead>
            <Spinner />
          </AnswerAhead>
        )}
        {answer === undefined && !isAsking && (
          <div className={styles.none}>
            <h2>{t("gemReport.none")}</h2>
            <p>{t("gemReport.noneText")}</p>
            {error === null && (
              <Button look="outline" onClick={refresh}>
                {t("ui.tryAgain")}
              </Button>
            )}
          </div>
        )}
        {answer && <GemResult birth={birth} gem={answer.response} />}
      </div>
      {answer && <RefreshData isBusy={isAsking} onRefresh={refresh} />}
    </>
  );
}
