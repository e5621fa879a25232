import { useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { BirthDetailsScreen } from "./birth-details-screen.tsx";
import { SavedDetails } from "./saved-details.tsx";

/** `/calculator`: the form without a person and at `?edit=1`; else the person and their navamsa. */
export function CalculatorPage() {
  const { details, recordId, isPending, addressFault } = useUserDetails();
  const [parameters] = useSearchParams();
  // From the moment the details are saved until the next page is there, the form stays with its note.
  const [isLeaving, setIsLeaving] = useState(false);
  const [isErased, setIsErased] = useState(false);
  const isEditing = parameters.get("edit") === "1";

  if (isPending && !isLeaving) {
    return (
      <div className="sheet">
        <PageTitle id="title.calculator" description="birth.description" />
        <NeedsScript />
        <Spinner />
      </div>
    );
  }
  if (details !== null && !isEditing && !isLeaving) {
    return <SavedDetails details={details} recordId={recordId} onErased={() => setIsErased(true)} />;
  }
  return (
    <BirthDetailsScreen
      details={details}
      recordId={recordId}
      addressFault={isLeaving ? null : addressFault}
      isAfterErasure={isErased && details === null && !parameters.has("id")}
      // At once: the page has to know before the session does, whose news would take the form away.
      onSaved={() => flushSync(() => setIsLeaving(true))}
    />
  );
}
