import type { userDetails } from "@vedanga/contract";
import { LANGUAGE_WORDS } from "@vedanga/names/language";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";

/** What the form contains while it is being filled in. */
type BirthForm = z.input<typeof userDetails>;

const keptDraft = keptValue({
  key: "birthDetailsDraft",
  schema: z.object({
    /** The person with whose details the form was opened; a draft about another is not used. */
    basis: z.string(),
    form: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      mobile: z.string(),
      birthDate: z.string(),
      birthTime: z.string(),
      location: z.string(),
      latitude: z.string(),
      longitude: z.string(),
      language: z.enum(LANGUAGE_WORDS),
      zone: z.optional(z.string()),
      timeAccuracyMinutes: z.optional(z.int()),
    }),
    /** Saving it was tried and failed. */
    hasFailed: z.boolean(),
  }),
  fallback: null,
});

/** The contents of the form that are not saved yet. */
export interface BirthDraft {
  readonly basis: string;
  readonly form: BirthForm;
  readonly hasFailed: boolean;
}

/** The draft begun on this basis, if there is one. */
export function readDraft(basis: string): BirthDraft | null {
  const draft = keptDraft.get();
  return draft?.basis === basis ? draft : null;
}

export const keepDraft = (draft: BirthDraft): void => keptDraft.set(draft);

export const dropDraft = (): void => keptDraft.set(null);

/** The basis of a draft about the person of this record, or about a new person. */
export const basisOf = (details: object | null, recordId: string | null): string =>
  recordId ?? (details ? "unsaved" : "nobody");

/** Drops what was typed about the person of this record, and nothing that was typed about another. */
export function dropDraftOf(recordId: string): void {
  if (readDraft(recordId)) dropDraft();
}
