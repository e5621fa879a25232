import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";

/** By how many hours this device counts: 12, as both languages are used to, until a person chooses. */
export const preferredDial = keptValue({ key: "preferredClock", schema: z.literal([12, 24]), fallback: 12 });
