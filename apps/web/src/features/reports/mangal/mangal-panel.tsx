import { useReport } from "#api/reports/use-report.ts";
import { useT } from "#i18n/use-t.ts";
import { AnalyzePrompt } from "#person/report/analyze-prompt.tsx";
import { AnswerAhead } from "#person/report/answer-ahead.tsx";
import { RefreshData } from "#person/report/refresh-data.tsx";
import { ReportBanner } from "#person/report/report-banner.tsx";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { Statement } from "#person/report/statement.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { AboutMangal } from "./about-mangal.tsx";
import { MangalResult } from "./mangal-result.tsx";

/** Mars in the houses that matter for a marriage. */
export default function MangalPanel({ birth }: ReportPanelProps) {
  const t = useT();
  const { answer, error, isAsking, refresh } = useReport("mangalDosha", birth);
  return (
    <>
      <ReportBanner error={isAsking ? null : error} failed="results.mangalFailed" onRetry={refresh} />
      <Statement>{t("mangal.intro")}</Statement>
      <div aria-busy={isAsking}>
        {answer === undefined && isAsking && (
          <AnswerAhead>
            <Spinner>{t("mangal.analyzing")}</Spinner>
          </AnswerAhead>
        )}
        {answer === undefined && !isAsking && (
          <AnalyzePrompt text="mangal.prompt" action="mangal.analyze" onAnalyze={refresh} />
        )}
        {answer && <MangalResult birth={birth} dosha={answer.response} />}
      </div>
      <AboutMangal />
      {answer && <RefreshData isBusy={isAsking} onRefresh={refresh} />}
    </>
  );
}
