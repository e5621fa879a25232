import { useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { sessionDetails } from "#person/details/user-details-store.ts";
import { justErased } from "#person/people/just-erased.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { bringPiece, pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { BirthDetailsScreen } from "./birth-details-screen.tsx";
import styles from "./calculator-page.module.css";

const loadSaved = () => import("./saved-details.tsx");
// Who has entered nothing yet does not need it.
if (sessionDetails.get() !== null) pieceOfScreen(loadSaved);

/** The person of the session stays there until the new one is saved. */
const NEW_PERSON = { details: null, recordId: null, addressFault: null };

/** `/calculator`: the form without a person, at `?edit=1` and, empty, at `?new=1`; else the person and their navamsa. The page arrives with the empty form, unseen where there is a person (first-paint/before-paint). */
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
  const isHydrated = useIsHydrated();
  // Whose form it is, once that is known: another tab may choose another person while it is filled in.
  const [owner, setOwner] = useState<"nobody" | "own">();
  if (!isPending && owner === undefined) setOwner(details === null ? "nobody" : "own");

  if (isPending && isHydrated && !isLeaving) {
    return (
      <div className="sheet">
        <PageTitle id="title.calculator" description="birth.description" />
        <Spinner />
      </div>
    );
  }
  if (details !== null && !isEditing && !isLeaving) {
    const onErased = () => setHasErased(true);
    return (
      <LatePiece
        title={<PageTitle id="title.calculator" />}
        load={loadSaved}
        given={{ details, recordId, onErased }}
        waiting={<SavedWaiting />}
      />
    );
  }
  return (
    <>
      {!isHydrated && (
        <div className={`sheet ${styles.known}`}>
          <Spinner />
        </div>
      )}
      <div className={styles.form}>
        <BirthDetailsScreen
          key={isNew ? "new" : (owner ?? "nobody")}
          details={details}
          recordId={recordId}
          addressFault={isLeaving ? null : addressFault}
          isAfterErasure={isErased && details === null && !parameters.has("id")}
          // At once: the page has to know before the session does, whose news would take the form away.
          onSaved={() => {
            flushSync(() => setIsLeaving(true));
            void bringPiece(loadSaved).catch(() => {});
          }}
        />
      </div>
    </>
  );
}

function SavedWaiting() {
  return (
    <div className="sheet">
      <PageTitle id="title.calculator" />
      <Spinner />
    </div>
  );
}
