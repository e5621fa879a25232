import { type UserDetails, userDetails } from "@vedanga/contract";
import * as z from "zod/mini";
import { dropAllReports } from "#api/reports/report-store.ts";

export const USER_DETAILS_KEY = "userDetails";
const RECORD_ID_KEY = "userRecordId";

/** The person of this session, and the id under which the server keeps them, where it is known. */
export interface SessionPerson {
  readonly details: UserDetails | null;
  readonly recordId: string | null;
}

export const NOBODY: SessionPerson = { details: null, recordId: null };

function readStored(): SessionPerson {
  try {
    const text = sessionStorage.getItem(USER_DETAILS_KEY);
    const parsed = z.safeParse(userDetails, JSON.parse(text ?? "null"));
    if (!parsed.success) return NOBODY;
    return { details: parsed.data, recordId: sessionStorage.getItem(RECORD_ID_KEY) };
  } catch {
    return NOBODY;
  }
}

function writeStored({ details, recordId }: SessionPerson): void {
  const entries = [
    [USER_DETAILS_KEY, details && JSON.stringify(details)],
    [RECORD_ID_KEY, recordId],
  ] as const;
  try {
    for (const [key, text] of entries) {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    }
  } catch {
    // A browser that keeps nothing still holds the person until the page is closed.
  }
}

let person: SessionPerson | undefined;
const listeners = new Set<() => void>();

export function subscribeToPerson(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentPerson(): SessionPerson {
  person ??= readStored();
  return person;
}

/** Makes this the person of the session, in the app and in session storage. */
export function rememberPerson(details: UserDetails, recordId: string | null): void {
  person = { details, recordId };
  writeStored(person);
  for (const listener of listeners) listener();
}

/** Nothing stays of them, their reports neither. */
export function forgetPerson(): void {
  person = NOBODY;
  dropAllReports();
  writeStored(person);
  for (const listener of listeners) listener();
}
