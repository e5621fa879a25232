import { useQuery } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { getUser } from "#api/get-user.ts";
import { useIsAwake } from "../use-is-awake.ts";
import {
  currentPerson,
  forgetPerson,
  NOBODY,
  rememberPerson,
  type SessionPerson,
  subscribeToPerson,
} from "./user-details-store.ts";

const nobodyYet = (): SessionPerson => NOBODY;

export interface UserDetailsState {
  readonly details: UserDetails | null;
  /** The capability under which the server keeps the details; the share link is the address with `?id=` this. */
  readonly recordId: string | null;
  /** True until it is known whether there are details: while the page wakes up, and while an id is being fetched. */
  readonly isPending: boolean;
  /** Keeps details for this session. `recordId` is the id that saving them answered, or null. */
  remember(details: UserDetails, recordId: string | null): void;
  /** Drops the details from this session (the server's copy is erased by `eraseUser`). */
  forget(): void;
}

/** The person of this session. */
export function useUserDetails(): UserDetailsState {
  const [parameters] = useSearchParams();
  const addressId = parameters.get("id");
  const isAwake = useIsAwake();
  const { details, recordId } = useSyncExternalStore(subscribeToPerson, currentPerson, nobodyYet);
  const { data, isError } = useQuery({ ...getUser(addressId ?? ""), enabled: addressId !== null });
  const hasArrived = data === undefined ? addressId === recordId : details !== null;
  const isFetching = addressId !== null && !isError && !hasArrived;
  return { details, recordId, isPending: !isAwake || isFetching, remember: rememberPerson, forget: forgetPerson };
}
