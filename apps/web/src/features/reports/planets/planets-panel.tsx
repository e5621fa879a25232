import { useQuery } from "@tanstack/react-query";
import { useReport } from "#api/reports/use-report.ts";
import { strengths } from "#api/strengths.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { TimeDoubt } from "#person/certainty/time-doubt.tsx";
import { AnswerAhead } from "#person/report/answer-ahead.tsx";
import { RefreshData } from "#person/report/refresh-data.tsx";
import { ReportBanner } from "#person/report/report-banner.tsx";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { Statement } from "#person/report/statement.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { AscendantAnalysis } from "./ascendant-analysis.tsx";
import { BirthFolds } from "./birth-folds.tsx";
import { DashaAndPanchang } from "./dasha-and-panchang.tsx";
import { Lagna } from "./lagna.tsx";
import { PlanetPositions } from "./planet-positions.tsx";
import { StrengthsSection } from "./strengths-section.tsx";
import { UnderRow } from "./under-row.tsx";

/** The rising sign of a birth, its grahas and what they can do, its almanac and its dashas. */
export default function PlanetsPanel({ details, birth }: ReportPanelProps) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const planets = useReport("planetDetails", birth);
  const ascendant = useReport("ascendantReport", birth);
  const strong = useQuery(strengths(birth));
  const placed = planets.answer?.response;
  const [said] = ascendant.answer?.response ?? [];
  const refresh = () => {
    planets.refresh();
    ascendant.refresh();
    void strong.refetch();
  };
  const retryStrengths = () => void strong.refetch();
  const unable = (error: Error) => (
    <ErrorPanel error={error} onRetry={refresh}>
      {t("planets.unable")}
    </ErrorPanel>
  );
  const isAsking = planets.isAsking || ascendant.isAsking || strong.isFetching;
  return (
    <>
      {planets.error ? (
        <ReportBanner error={planets.error} failed="results.failed" />
      ) : (
        <ReportBanner error={ascendant.error} failed="results.ascendantFailed" />
      )}
      {!ascendant.error && (
        <Statement>{isTimeUnknown ? t("planets.headlineNeedsTime") : ascendant.answer?.headline}</Statement>
      )}
      {isTimeUnknown || ascendant.answer || ascendant.error ? (
        <>
          <RefreshData isBusy={isAsking} onRefresh={refresh} />
          {planets.error ? (
            unable(planets.error)
          ) : (
            <div aria-busy={placed === undefined}>
              <Lagna planets={placed} />
              <BirthFolds planets={placed} birth={birth} birthDate={details.birthDate} />
            </div>
          )}
          {ascendant.error && !planets.error && unable(ascendant.error)}
          {!ascendant.error && !isTimeUnknown && <AscendantAnalysis said={said} birth={birth} />}
          {!planets.error && (
            <>
              <PlanetPositions planets={placed}>
                {(id) => (
                  <UnderRow
                    id={id}
                    localDegree={placed?.placements[id].local_degree}
                    birth={birth}
                    found={strong.data}
                    error={strong.error}
                    onRetry={retryStrengths}
                  />
                )}
              </PlanetPositions>
              <StrengthsSection birth={birth} found={strong.data} error={strong.error} onRetry={retryStrengths} />
              <DashaAndPanchang planets={placed} birth={birth} />
            </>
          )}
        </>
      ) : (
        <AnswerAhead />
      )}
      <TimeDoubt />
    </>
  );
}
