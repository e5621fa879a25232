import { useNavigate } from "react-router";
import { eraseUser } from "#api/erase-user.ts";
import { dropDraft } from "#person/details/birth-draft.ts";
import { forgetPerson } from "#person/details/user-details-store.ts";

/**
 * Erases the person everywhere and leads to the empty form, without the id. Throws if the server could not. What asked
 * for it is closed first: the address with the id must be the step that the form takes the place of.
 */
export function useEraseDetails(recordId: string | null): (closeQuestion: () => Promise<void>) => Promise<void> {
  // The id of the address must not be kept: it opens nothing any more.
  const navigate = useNavigate();
  return async (closeQuestion) => {
    if (recordId !== null) await eraseUser(recordId);
    dropDraft();
    await closeQuestion();
    await navigate("/calculator", { replace: true });
    forgetPerson(recordId);
  };
}
