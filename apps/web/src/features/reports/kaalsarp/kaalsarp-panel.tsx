import { useReport } from "#api/reports/use-report.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { AnalyzePrompt } from "#person/report/analyze-prompt.tsx";
import { AnswerAhead } from "#person/report/answer-ahead.tsx";
import { RefreshData } from "#person/report/refresh-data.tsx";
import { ReportBanner } from "#person/report/report-banner.tsx";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./kaalsarp-panel.module.css";
import { KaalsarpResult } from "./kaalsarp-result.tsx";
import { KaalsarpTypes } from "./kaalsarp-types.tsx";

/** The seven grahas and the line from Rahu to Ketu. */
export default function KaalsarpPanel({ details, birth }: ReportPanelProps) {
  const t = useT();
  const { answer, error, isAsking, refresh } = useReport("kaalsarpDosha", birth);
  const planets = useReport("planetDetails", birth);
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <>
      <h2 className={styles.heading}>
        {t("kaalsarp.of", { name: `${details.firstName} ${details.lastName}`.trim() })}
      </h2>
      <ReportBanner error={isAsking ? null : error} failed="results.kaalsarpFailed" onRetry={refresh} />
      <div aria-busy={isAsking}>
        {answer === undefined && isAsking && (
          <AnswerAhead>
            <Spinner>{t("kaalsarp.analyzing")}</Spinner>
          </AnswerAhead>
        )}
        {answer === undefined && !isAsking && (
          <AnalyzePrompt text="kaalsarp.prompt" action="kaalsarp.analyze" onAnalyze={refresh} />
        )}
        {answer && <KaalsarpResult birth={birth} dosha={answer.response} planets={planets.answer?.response} />}
      </div>
      <KaalsarpTypes type={isTimeUnknown ? undefined : answer?.response.dosha_type} />
      {answer && <RefreshData isBusy={isAsking} onRefresh={refresh} />}
    </>
  );
}
