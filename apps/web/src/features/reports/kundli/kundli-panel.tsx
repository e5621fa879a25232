import type { ChartDivision } from "@vedanga/contract";
import { usePageWords } from "#i18n/page-words.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { TimeDoubt } from "#person/certainty/time-doubt.tsx";
import { ChartPair } from "#person/charts/chart-pair.tsx";
import { ChartsLegend } from "#person/charts/charts-legend.tsx";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { useCharts } from "#ui/chart-figure/use-chart.ts";
import { BasicInfo } from "./basic-info.tsx";
import { ChartChoices } from "./chart-choices.tsx";
import { chosenDivision } from "./chosen-division.ts";
import { loadDivisionNames } from "./division-names.ts";
import { KundliBanner } from "./kundli-banner.tsx";
import { KundliChart } from "./kundli-chart.tsx";

/** The chart of birth and one of its divisions, first the ninth; without a time of birth the chart from the Moon alone. */
export default function KundliPanel({ details, birth }: ReportPanelProps) {
  const t = useT();
  usePageWords(loadDivisionNames);
  const isTimeUnknown = useIsTimeUnknown();
  const chosen = useKeptValue(chosenDivision);
  const divisions: readonly ChartDivision[] = isTimeUnknown ? ["moon"] : ["D1", chosen];
  const questions = divisions.map((div) => ({ ...birth, div, isWithoutAscendant: isTimeUnknown }));
  const states = useCharts(questions);
  const charts = states.flatMap((chart, index) => {
    const division = questions[index];
    return division ? [{ div: division.div, division, chart }] : [];
  });
  return (
    <>
      <KundliBanner charts={charts} />
      <BasicInfo details={details} />
      <ChartChoices hasDivisions={!isTimeUnknown} />
      <section aria-labelledby="charts-title">
        <h2 id="charts-title" className="unseen">
          {t("results.charts")}
        </h2>
        <ChartPair>
          {charts.map(({ div, division, chart }) => (
            <KundliChart
              key={div}
              division={division}
              chart={chart}
              person={`${details.firstName} ${details.lastName}`}
            />
          ))}
        </ChartPair>
        <ChartsLegend />
      </section>
      <TimeDoubt />
    </>
  );
}
