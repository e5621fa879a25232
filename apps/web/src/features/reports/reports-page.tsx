import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { tabNamed } from "#person/report/report-tabs.ts";
import { ReportsMenu } from "#person/report/reports-menu.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { loadPiece } from "#ui/waiting/load-piece.ts";
import { NeedsBirth } from "./needs-birth.tsx";
import { PANELS, REPORTS_OF_PANELS } from "./panels.ts";
import { ReportSheet } from "./report-sheet.tsx";
import styles from "./reports-page.module.css";

/** `/features`: the reports on a person, one in each tab; `?tab=` names the tab. */
export function ReportsPage() {
  const [parameters] = useSearchParams();
  const tab = tabNamed(parameters.get("tab"));
  // Brought while the person is asked for; the sheet says it if it does not come.
  useEffect(() => void loadPiece(PANELS[tab.id], false).catch(() => {}), [tab]);
  return (
    <div className={`sheet ${styles.page}`}>
      <ReportsMenu shown={tab} />
      <div>
        <PageTitle id={tab.label} className={styles.title} />
        <NeedsBirth
          noDetails={tab.id === "gem_suggestions" ? "gemReport.noDetails" : "reports.noDetails"}
          reports={REPORTS_OF_PANELS[tab.id]}
        >
          {(details) => <ReportSheet key={tab.id} tab={tab} details={details} />}
        </NeedsBirth>
      </div>
    </div>
  );
}
