import { AddressFaultNote } from "#person/details/address-fault-note.tsx";
import { useShownPerson } from "#person/details/use-shown-person.ts";
import { AppRedirect } from "#platform/navigation/app-redirect.tsx";
import { MessageSheet } from "#ui/message/message-sheet.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { OwnDays } from "./own-days.tsx";

/** `/results/days`, if there are details; otherwise redirects to the calculator without a step in the history. */
export function OwnDaysPage() {
  const { details, recordId, isPending, addressFault } = useShownPerson();
  if (isPending) {
    return (
      <div className="sheet">
        <PageTitle id="title.ownDays" />
        <Spinner />
      </div>
    );
  }
  if (addressFault && (addressFault.isOfView || !addressFault.isUnknown)) {
    return (
      <MessageSheet title="title.ownDays">
        <AddressFaultNote fault={addressFault} />
      </MessageSheet>
    );
  }
  if (details === null) return <AppRedirect to="/calculator" />;
  return <OwnDays details={details} recordId={recordId} />;
}
