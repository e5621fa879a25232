import { useQuery } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { isRefusal } from "#api/api-error.ts";
import { getUser } from "#api/get-user.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { personOf } from "./person-of.ts";
import { NOBODY, rememberPerson, sessionDetails, sessionRecordId } from "./user-details-store.ts";

/** The id of the address opens nothing. */
export interface AddressFault {
  /** There are no details under it: it is incomplete, or they were erased. Otherwise a retry may help. */
  readonly isUnknown: boolean;
  /** The address names a view, not an id. */
  readonly isOfView: boolean;
  readonly error: Error;
  retry(): void;
  /** The person of this session if the address names nobody. */
  readonly other: UserDetails | null;
}

export interface UserDetailsState {
  readonly details: UserDetails | null;
  /** The capability under which the server keeps the details; the share link is the address with `?id=` this. */
  readonly recordId: string | null;
  /** True until it is known whether there are details: while the page is hydrated, and while an id is being fetched. */
  readonly isPending: boolean;
  /** Why the address's own person is not available; null if it names none, or the person is loaded. */
  readonly addressFault: AddressFault | null;
  /** Keeps details for this session. `recordId` is the id that saving them answered, or null. */
  remember(details: UserDetails, recordId: string | null): void;
}

/** The person of the address if it has an id, and nobody else then; without an id, the person of this session. */
export function useUserDetails(): UserDetailsState {
  const [parameters] = useSearchParams();
  const addressId = parameters.get("id");
  const isHydrated = useIsHydrated();
  const kept = useKeptValue(sessionDetails);
  const keptId = useKeptValue(sessionRecordId);
  const session = kept === null ? NOBODY : { details: kept, recordId: keptId };
  const { data, error, refetch } = useQuery({ ...getUser(addressId ?? ""), enabled: addressId !== null });
  const isUnknown = isRefusal(error);
  const person = personOf({ session, addressId, fetched: data, isUnknown });
  const isLacking = addressId !== null && person.details === null;
  return {
    ...person,
    isPending: !isHydrated || (isLacking && error === null),
    addressFault:
      isLacking && error
        ? { isUnknown, isOfView: false, error, retry: () => void refetch(), other: session.details }
        : null,
    remember: rememberPerson,
  };
}
