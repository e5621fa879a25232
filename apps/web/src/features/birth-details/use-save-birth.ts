import { useQueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { getUser } from "#api/get-user.ts";
import { upsertUser } from "#api/upsert-user.ts";
import { useUserDetails } from "#app/user-details/use-user-details.ts";
import { isSameBirth } from "./same-birth.ts";

/**
 * Keeps the details for the session and, where they are new, on the server; answers the path to go on to.
 * Without an id in the address they are saved and the address stays as it is. With one, unchanged details are not saved
 * again; changed ones are, and their id replaces the old one in the address.
 */
export function useSaveBirth(): (details: UserDetails) => Promise<string> {
  const { details: known, recordId, remember } = useUserDetails();
  const [parameters] = useSearchParams();
  const queryClient = useQueryClient();
  const addressId = parameters.get("id");
  const isOfAddress = addressId !== null && addressId === recordId;
  return async (details) => {
    if (isOfAddress && known !== null && isSameBirth(known, details)) {
      remember(details, recordId);
      return "/results";
    }
    const id = await upsertUser(details);
    queryClient.setQueryData(getUser(id).queryKey, details);
    remember(details, id);
    return addressId === null ? "/results" : `/results?id=${id}`;
  };
}
