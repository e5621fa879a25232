import * as z from "zod/mini";
import { described } from "./described.ts";
import { optionalParameter, parameterOr } from "./optional-parameter.ts";
import {
  conventionParameters,
  explain,
  flag,
  lang,
  latitude,
  longitude,
  offsetHours,
  zoneParameter,
} from "./parameters.ts";
import { refusing } from "./refusing.ts";

/** What every prediction of a day or a week takes beside whose it is and which. Without a place it is Hyderabad's. */
export const predictionParameters = {
  lang,
  split: described(parameterOr(flag, false), "true puts each score beside its own text."),
  type: described(
    parameterOr(z.enum(["big", "small"], refusing("unknown_format")), "big"),
    "small gives shorter texts.",
  ),
  // Read as nothing, so that no text of a caller is passed on or kept.
  show_same: described(
    z.pipe(
      z.optional(z.string()),
      z.transform(() => undefined),
    ),
    "Taken for the sake of older clients; changes nothing.",
  ),
  lat: optionalParameter(latitude),
  lon: optionalParameter(longitude),
  tz: optionalParameter(offsetHours),
  zone: zoneParameter,
  explain,
  ...conventionParameters,
};
