import { SIGN_SLUGS } from "@vedanga/contract";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";

/** The Moon sign of this device's reader; null if it was not found, or forgotten. */
export const ownSign = keptValue({
  key: "moonSign",
  schema: z.enum(SIGN_SLUGS),
  fallback: null,
  isText: true,
});
