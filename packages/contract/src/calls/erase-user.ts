import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { plainEnvelope } from "../envelope.ts";
import { recordId } from "../user-details.ts";

export const eraseUser = defineCall({
  method: "POST",
  path: `${SERVER_BASE}/erase/user`,
  tag: "records",
  summary: "Erase birth details permanently",
  description: "Also answers 200 when the record is already gone.",
  parameters: z.object({ id: recordId }),
  response: plainEnvelope(z.object({ erased: z.literal(true) })),
  kept: "never",
  example: { id: "0".repeat(43) },
});
