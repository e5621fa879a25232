import { LANGUAGE_WORDS } from "@vedanga/names/language";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";

/** The word of the language chosen on this device, null until a person chooses. */
export const preferredLanguage = keptValue({
  key: "preferredLanguage",
  schema: z.enum(LANGUAGE_WORDS),
  fallback: null,
  isText: true,
});
