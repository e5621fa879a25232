import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { envelope } from "../envelope.ts";
import { placedOrNone } from "../optional-place.ts";
import { EXAMPLE_DAY, skyDate } from "../parameters.ts";
import { predictionParameters } from "../prediction-parameters.ts";
import { star } from "../star-parameter.ts";
import { besideDay, splitDay, wholeDay } from "../wire-prediction.ts";

/** The star, lower case in English. */
const named = { nakshatra: z.string() };

export const dailyNakshatra = defineCall({
  method: "GET",
  path: `${API_BASE}/prediction/daily-nakshatra`,
  tag: "prediction",
  summary: "The day of a star of birth",
  description:
    "The Moon's tara is counted from the star, the transits from its sign: of a star in two signs the one that has most of it, and of two halves the first.",
  parameters: z.object({ nakshatra: star, date: skyDate, ...predictionParameters }).check(placedOrNone),
  response: z.extend(envelope(z.union([z.extend(wholeDay, named), z.extend(splitDay, named)])), besideDay),
  // Stars are of persons, if not births.
  kept: "never",
  example: { nakshatra: "1", date: EXAMPLE_DAY.date },
});
export type DailyNakshatraRequest = RequestOf<typeof dailyNakshatra>;
export type DailyNakshatraResponse = AnswerOf<typeof dailyNakshatra>;
