import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { described } from "../described.ts";
import { askedRecordId, userDetails } from "../user-details.ts";

/** Without an example: it answers of a record that was saved, and only then. */
export const getUser = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/get/user`,
  tag: "records",
  summary: "Load birth details",
  parameters: z.object({ id: described(askedRecordId, "The id of a record, from saving it: 43 characters.") }),
  response: userDetails,
  kept: "never",
});
