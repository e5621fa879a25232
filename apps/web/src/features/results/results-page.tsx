import type { ShownDetails } from "#api/birth/shown-details.ts";
import { REPORT_KINDS } from "#api/reports/report-kinds.ts";
import { AddressFaultNote } from "#person/details/address-fault-note.tsx";
import { useShownPerson } from "#person/details/use-shown-person.ts";
import { ReportsAhead } from "#person/report/reports-ahead.tsx";
import { HoldsServed } from "#person/served/served-person.tsx";
import { AppRedirect } from "#platform/navigation/app-redirect.tsx";
import { MessageSheet } from "#ui/message/message-sheet.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";

/** What draws a person whose birth is known. */
export const loadOverview = pieceOfScreen(() => import("./overview-piece.tsx"));

/** `/results`, if there are details; otherwise redirects to the calculator without a step in the history. */
export function ResultsPage() {
  const { details, coming, recordId, isPending, addressFault } = useShownPerson();
  if (isPending) return <Waiting coming={coming} />;
  // The form's page explains an unknown id.
  if (addressFault && (addressFault.isOfView || !addressFault.isUnknown)) {
    return (
      <MessageSheet title="title.results">
        <AddressFaultNote fault={addressFault} />
      </MessageSheet>
    );
  }
  if (details === null) return <AppRedirect to="/calculator" />;
  return (
    <LatePiece
      title={<PageTitle id="title.results" />}
      load={loadOverview}
      given={{ details, recordId }}
      waiting={<Waiting coming={details} isSure />}
    />
  );
}

interface WaitingProps {
  readonly coming: ShownDetails | null;
  /** Only the script is on its way: it comes, or it is said that it does not. */
  readonly isSure?: boolean;
}

/** Until it is known who is shown, and what draws them is here: their answers come meanwhile. */
function Waiting({ coming, isSure = false }: WaitingProps) {
  return (
    <div className="sheet">
      <PageTitle id="title.results" />
      <Spinner />
      <HoldsServed isSure={isSure} />
      {coming && <ReportsAhead details={coming} kinds={REPORT_KINDS} />}
    </div>
  );
}
