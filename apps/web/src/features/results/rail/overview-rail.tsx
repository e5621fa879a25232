import { ReportsMenu } from "#person/report/reports-menu.tsx";
import { SECTIONS } from "./sections.ts";
import { useSectionInView } from "./use-section-in-view.ts";

/** The sections of the overview, the one in view marked, and a door to each report. */
export function OverviewRail() {
  return <ReportsMenu shown={null} sections={SECTIONS} sectionInView={useSectionInView(SECTIONS)} />;
}
