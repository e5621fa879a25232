import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";

/** One side of the matching while it is being filled in. */
export const birthDraft = z.object({
  /** The id of a listed person; empty where the birth is entered. */
  who: z.string(),
  name: z.string(),
  date: z.string(),
  /** `HH:MM`; empty if it is not known. */
  time: z.string(),
  /** The text in the field, and the place that it names. */
  place: z.string(),
  point: z.nullable(z.object({ lat: z.number(), lon: z.number(), zone: z.string() })),
});

/** What of the two births was entered and not compared yet. */
export const matchingDraft = keptValue({
  key: "matchingDraft",
  schema: z.object({ bride: birthDraft, groom: birthDraft }),
  fallback: null,
});
