import { useQuery } from "@tanstack/react-query";
import { viewKey } from "@vedanga/contract";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { isRefusal } from "#api/api-error.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { viewUser } from "#api/view-user.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { keptValue } from "#platform/kept/kept-value.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { viewKeyAt, viewMark } from "#platform/navigation/view-address.ts";
import { useUnhurried } from "#platform/use-unhurried.ts";
import { type AddressFault, type UserDetailsState, useUserDetails } from "./use-user-details.ts";
import { sessionDetails } from "./user-details-store.ts";

/** Until the tab is closed: the addresses of the pages of a view have only a mark of its key. */
const sessionViewKey = keptValue({ key: "viewKey", schema: viewKey, fallback: null, isText: true });

const LOST_KEY = new Error("The address names a view without its key");

export interface ShownPerson extends Pick<UserDetailsState, "recordId" | "isPending" | "addressFault"> {
  readonly details: ShownDetails | null;
  /** Whom the page will show: already known, and being drawn. */
  readonly coming: ShownDetails | null;
}

/**
 * The person a page shows: that of a view if the address names one, and nobody else then; else as everywhere. What is drawn
 * of them first is drawn in pieces.
 */
export function useShownPerson(): ShownPerson {
  const person = useAddressedPerson();
  const details = useUnhurried(person.details ?? undefined) ?? null;
  const isDrawn = details === person.details;
  return {
    ...person,
    details,
    coming: isDrawn ? null : person.details,
    isPending: person.isPending || !isDrawn,
  };
}

function useAddressedPerson(): Omit<ShownPerson, "coming"> {
  const own = useUserDetails();
  const { search, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const kept = useKeptValue(sessionViewKey);
  const other = useKeptValue(sessionDetails);
  const key = viewKeyAt({ search, hash }, kept);
  useEffect(() => {
    if (key !== null) sessionViewKey.set(key);
  }, [key]);
  const { data, error, refetch } = useQuery({ ...viewUser(key ?? ""), enabled: key !== null });
  const details = useMemo((): ShownDetails | null => (data ? { ...data, isViewOnly: true } : null), [data]);
  if (viewMark(search) === null) return own;

  const fault = key === null ? LOST_KEY : error;
  const addressFault: AddressFault | null = fault && {
    isUnknown: key === null || isRefusal(fault),
    isOfView: true,
    error: fault,
    retry: () => void refetch(),
    other,
  };
  return {
    details,
    recordId: null,
    isPending: !isHydrated || (details === null && addressFault === null),
    addressFault: details === null ? addressFault : null,
  };
}
