import { useQueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { getUser } from "#api/get-user.ts";
import { upsertUser } from "#api/upsert-user.ts";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { isSameBirth } from "./same-birth.ts";

export interface SavedBirth {
  readonly recordId: string;
  /** The next path. */
  readonly next: string;
}

/**
 * Keeps the details on the server, where they are new.
 * Without an id in the address they are saved and the address stays as it is. With one, unchanged details are not saved
 * again; changed ones are, and their id replaces the old one in the address.
 */
export function useSaveBirth(): (details: UserDetails) => Promise<SavedBirth> {
  const { details: known, recordId } = useUserDetails();
  const [parameters] = useSearchParams();
  const queryClient = useQueryClient();
  const addressId = parameters.get("id");
  const isOfAddress = addressId !== null && addressId === recordId;
  return async (details) => {
    if (isOfAddress && known !== null && isSameBirth(known, details)) {
      return { recordId: addressId, next: "/results" };
    }
    const id = await upsertUser(details);
    queryClient.setQueryData(getUser(id).queryKey, details);
    return { recordId: id, next: addressId === null ? "/results" : `/results?id=${id}` };
  };
}
