import type { ChartDivision } from "@vedanga/contract";
import { failureOf } from "#api/api-error.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { ReportBanner } from "#person/report/report-banner.tsx";
import type { ChartState } from "#ui/chart-figure/use-chart.ts";

interface KundliBannerProps {
  readonly charts: readonly { readonly div: ChartDivision; readonly chart: ChartState }[];
}

const INVALID: { readonly [div in ChartDivision]?: MessageId } = {
  D1: "kundli.invalid.birth",
  D9: "kundli.invalid.navamsa",
};

/** What is said of the first chart that failed: an answer that is no chart is named by its call, as specified. */
export function KundliBanner({ charts }: KundliBannerProps) {
  const failed = charts.filter(({ chart }) => chart.error !== null);
  const [first] = failed;
  if (first === undefined) return null;
  const isInvalid = failureOf(first.chart.error)?.failure === "invalid";
  return (
    <ReportBanner
      error={first.chart.error}
      failed={isInvalid ? (INVALID[first.div] ?? "kundli.invalid.other") : "kundli.failed"}
      onRetry={() => {
        for (const { chart } of failed) chart.retry();
      }}
    />
  );
}
