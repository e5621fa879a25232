import { recordId, userDetails } from "@vedanga/contract";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";
import { matchingDraft } from "./matching-draft.ts";

const { birthDate, birthTime, location, latitude, longitude, zone, timeAccuracyMinutes } = userDetails.shape;

/** A birth that is nobody's record; its name may be empty. */
const enteredBirth = z.object({
  name: z.string(),
  ...{ birthDate, birthTime, location, latitude, longitude, zone, timeAccuracyMinutes },
});
export type EnteredBirth = z.infer<typeof enteredBirth>;

/** A person of the list by the id of their record, or a birth that was entered to be compared. */
const matchedBirth = z.union([z.object({ recordId }), enteredBirth]);
export type MatchedBirth = z.infer<typeof matchedBirth>;

export interface MatchedBirths {
  readonly bride: MatchedBirth;
  readonly groom: MatchedBirth;
}

/** The two births that this tab compared last. */
export const matchedBirths = keptValue({
  key: "matchedBirths",
  schema: z.object({ bride: matchedBirth, groom: matchedBirth }),
  fallback: null,
});

// What was entered is compared now, or the two births are not those that it began with.
matchedBirths.subscribe(() => matchingDraft.set(null));

/** The person has another record now. */
export function replaceMatched(oldId: string, newId: string): void {
  const pair = matchedBirths.get();
  const draft = matchingDraft.get();
  const replaced = (birth: MatchedBirth): MatchedBirth =>
    "recordId" in birth && birth.recordId === oldId ? { recordId: newId } : birth;
  const followed = <B extends { readonly who: string }>(side: B): B =>
    side.who === oldId ? { ...side, who: newId } : side;
  if (pair !== null) matchedBirths.set({ bride: replaced(pair.bride), groom: replaced(pair.groom) });
  if (draft !== null) matchingDraft.set({ bride: followed(draft.bride), groom: followed(draft.groom) });
}
