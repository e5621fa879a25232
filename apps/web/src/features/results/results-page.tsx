import { REPORT_KINDS } from "#api/reports/report-kinds.ts";
import { AddressFaultNote } from "#person/details/address-fault-note.tsx";
import { useShownPerson } from "#person/details/use-shown-person.ts";
import { ReportsAhead } from "#person/report/reports-ahead.tsx";
import { HoldsServed } from "#person/served/served-person.tsx";
import { AppRedirect } from "#platform/navigation/app-redirect.tsx";
import { MessageSheet } from "#ui/message/message-sheet.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { Overview } from "./overview.tsx";

/** `/results`, if there are details; otherwise redirects to the calculator without a step in the history. */
export function ResultsPage() {
  const { details, coming, recordId, isPending, addressFault } = useShownPerson();
  if (isPending) {
    return (
      <div className="sheet">
        <PageTitle id="title.results" />
        <Spinner />
        <HoldsServed />
        {coming && <ReportsAhead details={coming} kinds={REPORT_KINDS} />}
      </div>
    );
  }
  // The form's page explains an unknown id.
  if (addressFault && (addressFault.isOfView || !addressFault.isUnknown)) {
    return (
      <MessageSheet title="title.results">
        <AddressFaultNote fault={addressFault} />
      </MessageSheet>
    );
  }
  if (details === null) return <AppRedirect to="/calculator" />;
  return <Overview details={details} recordId={recordId} />;
}
