import type { UserDetails } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { AddressFaultNote } from "#person/details/address-fault-note.tsx";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { tabNamed } from "#person/report/report-tabs.ts";
import { ReportsMenu } from "#person/report/reports-menu.tsx";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { AlertPanel } from "#ui/alert-panel.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { ReportSheet } from "./report-sheet.tsx";
import styles from "./reports-page.module.css";

/** A report needs all three. */
const isComplete = ({ birthDate, birthTime, location }: UserDetails): boolean =>
  [birthDate, birthTime, location].every((field) => field.trim() !== "");

/** `/features`: the reports on a person, one in each tab; `?tab=` names the tab. */
export function ReportsPage() {
  const t = useT();
  const [parameters] = useSearchParams();
  const { details, isPending, addressFault } = useUserDetails();
  const tab = tabNamed(parameters.get("tab"));

  function content() {
    if (isPending) return <Spinner />;
    // The form's page explains an unknown id.
    if (addressFault && !addressFault.isUnknown) return <AddressFaultNote fault={addressFault} />;
    if (details === null || !isComplete(details)) {
      return (
        <AlertPanel>
          <p>{t(tab.id === "gem_suggestions" ? "gemReport.noDetails" : "reports.noDetails")}</p>
          <AppLink to="/calculator" className={buttonLook("outline")}>
            {t("reports.enterDetails")}
          </AppLink>
        </AlertPanel>
      );
    }
    return <ReportSheet key={tab.id} tab={tab} details={details} />;
  }

  return (
    <div className={`sheet ${styles.page}`}>
      <ReportsMenu shown={tab} />
      <div>
        <PageTitle id={tab.label} className={styles.title} />
        {content()}
      </div>
    </div>
  );
}
