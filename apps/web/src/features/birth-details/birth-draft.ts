import * as z from "zod/mini";
import type { BirthForm } from "./birth-form.ts";

/** Session storage: what stands in the form and is not saved yet. */
export const DRAFT_KEY = "birthDetailsDraft";

const draftSchema = z.object({
  /** What the form was opened with; a draft of another person's details is nobody's. */
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
    language: z.enum(["english", "telugu"]),
    zone: z.optional(z.string()),
    timeAccuracyMinutes: z.optional(z.int()),
  }),
  /** Saving it was tried and failed. */
  hasFailed: z.boolean(),
});

export interface BirthDraft {
  readonly basis: string;
  readonly form: BirthForm;
  readonly hasFailed: boolean;
}

/** The draft begun on this basis, if there is one. Storage that cannot be read holds nothing. */
export function readDraft(basis: string): BirthDraft | null {
  try {
    const draft = z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null"));
    return draft.success && draft.data.basis === basis ? draft.data : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: BirthDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing loses the draft on reload, and nothing else.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing is kept where nothing can be removed.
  }
}
