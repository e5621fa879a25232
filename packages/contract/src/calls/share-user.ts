import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { plainEnvelope } from "../envelope.ts";
import { refusing } from "../refusing.ts";
import { SHOWN_NAMES, viewKey } from "../shared-details.ts";
import { recordId } from "../user-details.ts";

const shown = z.enum([...SHOWN_NAMES, "nobody"], refusing("unknown_format"));

/** Without an example: it answers of a record that was saved, and only then. */
export const shareUser = defineCall({
  method: "POST",
  path: `${SERVER_BASE}/share/user`,
  tag: "records",
  summary: "Let others see birth details, and nothing else",
  description:
    "`shown` is `name`, `initials` or `nobody`, which ends it; without it the answer says only what is so. A record has one view at a time: another name ends the one before. The key opens no e-mail, phone number or id.",
  parameters: z.object({ id: recordId, shown: z.optional(shown) }),
  response: plainEnvelope(z.object({ shown, view: z.nullable(viewKey) })),
  kept: "never",
});
