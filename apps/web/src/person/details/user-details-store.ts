import { type UserDetails, userDetails } from "@vedanga/contract";
import * as z from "zod/mini";
import { dropAllReports } from "#api/reports/report-store.ts";
import { keptValue } from "#platform/kept/kept-value.ts";

/** The person of this session, and the id under which the server keeps them, if it is known. */
export interface SessionPerson {
  readonly details: UserDetails | null;
  readonly recordId: string | null;
}

export const NOBODY: SessionPerson = { details: null, recordId: null };

export const sessionDetails = keptValue({ key: "userDetails", schema: userDetails, fallback: null });
export const sessionRecordId = keptValue({ key: "userRecordId", schema: z.string(), fallback: null, isText: true });

/** Makes this the person of the session, in the app and in session storage. */
export function rememberPerson(details: UserDetails, recordId: string | null): void {
  sessionRecordId.set(recordId);
  sessionDetails.set(details);
}

/** Nothing of the person remains, and none of their reports. */
export function forgetPerson(): void {
  dropAllReports();
  sessionDetails.set(null);
  sessionRecordId.set(null);
}
