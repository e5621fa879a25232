import { useNavigate } from "react-router";
import { eraseUser } from "#api/erase-user.ts";
import { useUserDetails } from "#app/user-details/use-user-details.ts";
import { dropDraft } from "./birth-draft.ts";

/** Erases the person everywhere and leads to the empty form, without the id. Throws where the server could not. */
export function useEraseDetails(recordId: string | null): () => Promise<void> {
  const { forget } = useUserDetails();
  // The id of the address is not to be carried along: it opens nothing any more.
  const navigate = useNavigate();
  return async () => {
    if (recordId !== null) await eraseUser(recordId);
    dropDraft();
    await navigate("/calculator", { replace: true });
    forget();
  };
}
