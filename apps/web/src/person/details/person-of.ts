import type { UserDetails } from "@vedanga/contract";
import { NOBODY, type SessionPerson } from "./user-details-store.ts";

interface Known {
  readonly session: SessionPerson;
  /** The id of the address, null if it has none. */
  readonly addressId: string | null;
  /** What the server keeps under that id; undefined if it did not answer. */
  readonly fetched: UserDetails | undefined;
  /** The server has said that it keeps nothing under it. */
  readonly isUnknown: boolean;
}

/** The person a page shows: never one person under the id of another. */
export function personOf({ session, addressId, fetched, isUnknown }: Known): SessionPerson {
  if (addressId === null) return session;
  if (isUnknown) return NOBODY;
  if (session.recordId === addressId) return session;
  return fetched ? { details: fetched, recordId: addressId } : NOBODY;
}
