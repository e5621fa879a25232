import * as z from "zod/mini";
import { plainEnvelope } from "./envelope.ts";

/** GET settings: what the operator lets the screens show. A contact without a target is null and not shown. */
export const publicSettings = z.object({
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  chatNumber: z.nullable(z.string()),
  bookingUrl: z.nullable(z.string()),
});
export type PublicSettings = z.infer<typeof publicSettings>;
export const publicSettingsResponse = plainEnvelope(publicSettings);
