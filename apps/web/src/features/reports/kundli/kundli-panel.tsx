import { Charts } from "#person/charts/charts.tsx";
import type { ReportPanelProps } from "#person/report/report-panel.ts";
import { BasicInfo } from "./basic-info.tsx";

/** The chart of birth and its ninth part. */
export default function KundliPanel({ details, birth }: ReportPanelProps) {
  return (
    <>
      <BasicInfo details={details} />
      <Charts birth={birth} />
    </>
  );
}
