import { type UserDetails, userDetails } from "@vedanga/contract";
import * as z from "zod/mini";
import { dropAllReports } from "#api/reports/drop-all-reports.ts";
import { matchedBirths, replaceMatched } from "#person/people/matched-births.ts";
import { listed, noteVisit, removeListed, replaceListed } from "#person/people/people-lists.ts";
import { keptValue } from "#platform/kept/kept-value.ts";
import { dropDraftOf } from "./birth-draft.ts";

/** The person of this session, and the id under which the server keeps them, if it is known. */
export interface SessionPerson {
  readonly details: UserDetails | null;
  readonly recordId: string | null;
}

export const NOBODY: SessionPerson = { details: null, recordId: null };

const absent = z._default(z.string(), "");

/** A save asks for an address and a number; who reads charts needs neither. */
const readable = z.extend(userDetails, { email: absent, mobile: absent });

export const sessionDetails = keptValue({ key: "userDetails", schema: readable, fallback: null });
export const sessionRecordId = keptValue({ key: "userRecordId", schema: z.string(), fallback: null, isText: true });

/** Makes this the person of the session, in the app and in session storage, and one of those of the visit. */
export function rememberPerson(details: UserDetails, recordId: string | null): void {
  sessionRecordId.set(recordId);
  sessionDetails.set(details);
  if (recordId !== null) noteVisit(listed(details, recordId));
}

/** The record of this id was erased while its place was taken by another. */
export function forgetReplaced(replacedId: string, details: UserDetails, recordId: string): void {
  dropAllReports();
  replaceListed(replacedId, listed(details, recordId));
  replaceMatched(replacedId, recordId);
}

/** On this device nothing remains of the person of this record, no report on anybody, and no two births that were compared. */
export function forgetPerson(recordId: string | null): void {
  dropAllReports();
  matchedBirths.set(null);
  if (recordId !== null) {
    removeListed(recordId);
    dropDraftOf(recordId);
  }
  if (sessionRecordId.get() !== recordId) return;
  sessionDetails.set(null);
  sessionRecordId.set(null);
}
