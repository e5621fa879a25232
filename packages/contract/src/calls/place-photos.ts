import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { plainEnvelope } from "../envelope.ts";
import { allPlacePhotos } from "../place-photos.ts";

/** The operator's photographs; a place without any shows our drawings. */
export const placePhotos = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/place-photos`,
  tag: "settings",
  summary: "The operator's photographs of sacred places",
  parameters: z.object({}),
  response: plainEnvelope(allPlacePhotos),
  kept: { seconds: 300 },
});
