import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { described } from "../described.ts";
import { plainEnvelope } from "../envelope.ts";
import { parameterOr } from "../optional-parameter.ts";
import { lang, zone } from "../parameters.ts";
import { place } from "../place.ts";
import { wholeNumber } from "../whole-number.ts";

const parameters = z.object({
  zone: described(zone, "The IANA zone, by its present name or a former one."),
  lang,
  limit: described(
    parameterOr(wholeNumber(1, 20, "size_out_of_range"), 8),
    "The most places to return, 1 to 20; 8 if omitted.",
  ),
});

/** Where a reader may be whose clock is all that is known. */
export const geoZone = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/geo/zone`,
  tag: "geo",
  summary: "The largest places of a time zone",
  description: "Largest first; none if nobody lives by the zone.",
  parameters,
  response: plainEnvelope(z.array(place)),
  kept: { seconds: 86_400 },
  example: { zone: "America/Chicago" },
});
