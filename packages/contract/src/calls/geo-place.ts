import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { described } from "../described.ts";
import { plainEnvelope } from "../envelope.ts";
import { lang } from "../parameters.ts";
import { place } from "../place.ts";
import { refusing } from "../refusing.ts";

const id = z.string(refusing("invalid_text")).check(z.maxLength(300, refusing("text_too_long")));

export const geoPlace = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/geo/place`,
  tag: "geo",
  summary: "A place by its id",
  parameters: z.object({ id: described(id, "The id of a place, from a search."), lang }),
  response: plainEnvelope(place),
  kept: { seconds: 86_400 },
  example: { id: "1252948" },
});
