import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { plainEnvelope } from "../envelope.ts";

/** What the operator lets the screens show. A contact without a target is null and not shown. */
const publicSettings = z.object({
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  chatNumber: z.nullable(z.string()),
  bookingUrl: z.nullable(z.string()),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const settings = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/settings`,
  tag: "settings",
  summary: "Contacts shown on the screens",
  parameters: z.object({}),
  response: plainEnvelope(publicSettings),
  kept: { seconds: 300 },
});
