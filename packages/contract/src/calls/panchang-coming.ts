import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { wireFestival } from "../festival.ts";
import { parameterOr } from "../optional-parameter.ts";
import { conventionParameters, EXAMPLE_PLACE, skyDate, whereParameters } from "../parameters.ts";
import { wholeNumber } from "../whole-number.ts";

/** Two months hold an ekadashi and a pradosha of each half, and a festival at any time of the year. */
const USUAL_DAYS = 60;
const MOST_DAYS = 92;

const parameters = z.object({
  date: skyDate,
  days: described(
    parameterOr(wholeNumber(1, MOST_DAYS, "size_out_of_range"), USUAL_DAYS),
    `How many civil days, the date included: 1 to ${MOST_DAYS}, ${USUAL_DAYS} if omitted.`,
  ),
  ...whereParameters,
  ...conventionParameters,
});

const comingFestival = z.object({
  date: described(z.string(), "The civil date, YYYY-MM-DD."),
  ...wireFestival.shape,
});

const coming = z.object({
  from: described(z.string(), "The first date, YYYY-MM-DD."),
  to: described(z.string(), "The last date."),
  festivals: described(
    z.array(comingFestival),
    "Festivals, vratas, ekadashis, sankrantis and eclipses of these dates, in order.",
  ),
});

export const panchangComing = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/coming`,
  tag: "panchang",
  summary: "Festivals and vratas from a date on",
  parameters,
  response: envelope(coming),
  kept: { seconds: 3600, unless: "personal" },
  price: 2,
  example: { date: "11/03/2026", days: "30", ...EXAMPLE_PLACE },
});
export type PanchangComingRequest = RequestOf<typeof panchangComing>;
export type PanchangComingResponse = AnswerOf<typeof panchangComing>;
