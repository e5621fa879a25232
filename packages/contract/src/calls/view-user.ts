import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { viewedDetails, viewKey } from "../shared-details.ts";

/** A POST, although it only reads: the key is in no address, which others on the way may write down. No example: the key of a view is a person's. */
export const viewUser = defineCall({
  method: "POST",
  path: `${SERVER_BASE}/view/user`,
  tag: "records",
  summary: "See birth details that were shared",
  description: "Answers until the person ends the view, chooses another name for it, or erases the record.",
  parameters: z.object({ view: viewKey }),
  response: viewedDetails,
  kept: "never",
});
