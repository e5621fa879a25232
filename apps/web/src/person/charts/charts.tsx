import type { ChartDivision } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { ChartFigure } from "#ui/chart-figure/chart-figure.tsx";
import { useCharts } from "#ui/chart-figure/use-chart.ts";
import { ChartPair } from "./chart-pair.tsx";
import { ChartsLegend } from "./charts-legend.tsx";

/** The chart of birth and its ninth part side by side, with what their marks mean. */
export function Charts({ birth }: { readonly birth: BirthQuestion }) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const divisions: readonly ChartDivision[] = isTimeUnknown ? ["moon"] : ["D1", "D9"];
  const charts = useCharts(divisions.map((div) => ({ ...birth, div, isWithoutAscendant: isTimeUnknown })));
  return (
    <section className="oxford" aria-labelledby="charts-title">
      <h2 id="charts-title" className="unseen">
        {t("results.charts")}
      </h2>
      <ChartPair>
        {charts.map((chart, index) => (
          <ChartFigure key={divisions[index]} chart={chart} />
        ))}
      </ChartPair>
      <ChartsLegend />
    </section>
  );
}
