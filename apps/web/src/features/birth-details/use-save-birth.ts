import { useQueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { getUser } from "#api/get-user.ts";
import { upsertUser } from "#api/upsert-user.ts";
import { isSameBirth } from "./same-birth.ts";

export interface SavedBirth {
  /** Null if the server named none: the details are those of this tab. */
  readonly recordId: string | null;
  /** The next path. */
  readonly next: string;
  /** The id of the record that was erased with the saving, null if none was. */
  readonly replacedId: string | null;
}

/** What the form began with: the person whose details are changed, nobody for a new person. */
interface Known {
  readonly details: UserDetails | null;
  readonly recordId: string | null;
}

/**
 * Keeps the details on the server, where they are new, and erases those that they replace.
 * Without an id in the address they are saved and the address stays as it is. With one, unchanged details are not saved
 * again; changed ones are, and their id replaces the old one in the address.
 */
export function useSaveBirth({ details: known, recordId }: Known): (details: UserDetails) => Promise<SavedBirth> {
  const [parameters] = useSearchParams();
  const queryClient = useQueryClient();
  const addressId = parameters.get("id");
  const isOfAddress = addressId !== null && addressId === recordId;
  return async (details) => {
    if (isOfAddress && known !== null && isSameBirth(known, details)) {
      return { recordId: addressId, next: "/results", replacedId: null };
    }
    const id = await upsertUser(details, recordId);
    if (id === null) return { recordId: null, next: "/results", replacedId: null };
    queryClient.setQueryData(getUser(id).queryKey, details);
    return {
      recordId: id,
      next: addressId === null ? "/results" : `/results?id=${id}`,
      replacedId: id === recordId ? null : recordId,
    };
  };
}
