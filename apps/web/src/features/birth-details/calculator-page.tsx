import { useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { justErased } from "#person/people/just-erased.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { BirthDetailsScreen } from "./birth-details-screen.tsx";
import { SavedDetails } from "./saved-details.tsx";

/** The person of the session stays there until the new one is saved. */
const NEW_PERSON = { details: null, recordId: null, addressFault: null };

/** `/calculator`: the form without a person, at `?edit=1` and, empty, at `?new=1`; else the person and their navamsa. */
export function CalculatorPage() {
  const [parameters] = useSearchParams();
  const isNew = parameters.get("new") === "1";
  const person = useUserDetails();
  const { isPending } = person;
  const { details, recordId, addressFault } = isNew ? NEW_PERSON : person;
  // From the moment the details are saved until the next page is there, the form stays with its note.
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasErased, setHasErased] = useState(false);
  const wasJustErased = useSyncExternalStore(justErased.subscribe, justErased.get, () => false);
  useEffect(() => () => justErased.set(false), []);
  const isErased = hasErased || wasJustErased;
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
    return <SavedDetails details={details} recordId={recordId} onErased={() => setHasErased(true)} />;
  }
  return (
    <BirthDetailsScreen
      key={isNew ? "new" : "own"}
      details={details}
      recordId={recordId}
      addressFault={isLeaving ? null : addressFault}
      isAfterErasure={isErased && details === null && !parameters.has("id")}
      // At once: the page has to know before the session does, whose news would take the form away.
      onSaved={() => flushSync(() => setIsLeaving(true))}
    />
  );
}
