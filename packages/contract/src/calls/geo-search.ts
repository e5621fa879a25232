import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { described } from "../described.ts";
import { plainEnvelope } from "../envelope.ts";
import { parameterOr } from "../optional-parameter.ts";
import { lang } from "../parameters.ts";
import { place } from "../place.ts";
import { refusing } from "../refusing.ts";
import { wholeNumber } from "../whole-number.ts";

const parameters = z.object({
  q: described(
    z.string(refusing("invalid_text")).check(z.maxLength(120, refusing("text_too_long"))),
    "A name as typed, in English or Telugu letters, with or without its district.",
  ),
  lang,
  limit: described(
    parameterOr(wholeNumber(1, 20, "size_out_of_range"), 8),
    "The most places to return, 1 to 20; 8 if omitted.",
  ),
});

const response = z.extend(plainEnvelope(z.array(place)), {
  /**
   * How many places have exactly the typed name, letter for letter; 0 unless the first of `response` is one of
   * them. 1: the first is the only place that can be meant. Absent if a provider answers that does not say.
   */
  exact: z.optional(z.int()),
});

/** Cached only if the text is a place's name or the beginning of one: any other may be anything a person wrote. */
export const geoSearch = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/geo/search`,
  tag: "geo",
  summary: "Places by name, best first",
  parameters,
  response,
  kept: { seconds: 86_400, unless: "personal" },
  example: { q: "Vizag" },
});
