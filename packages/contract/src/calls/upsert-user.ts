import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { plainEnvelope } from "../envelope.ts";
import { recordId, savedDetails } from "../user-details.ts";

export const upsertUser = defineCall({
  method: "POST",
  path: `${SERVER_BASE}/upsert/user`,
  tag: "records",
  summary: "Save birth details",
  description:
    "Answers once the record is on disk. The same details have the same id, in either language. With `replaces`, the record of that id is erased in the same step: after a failure both are as before, or both are done. It is no error if that record is already gone, or is the one that is saved.",
  parameters: savedDetails,
  response: plainEnvelope(z.object({ id: recordId })),
  kept: "never",
  example: {
    firstName: "Example",
    lastName: "Person",
    email: "example@vedanga.example",
    mobile: "0000000000",
    birthDate: "1990-05-17",
    birthTime: "06:05",
    location: "Warangal, Telangana, India",
    latitude: "17.9784",
    longitude: "79.5941",
    language: "english",
    zone: "Asia/Kolkata",
  },
});
