import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { planetParameter } from "../planet-parameter.ts";
import { wholeNumber } from "../whole-number.ts";
import { yearClockParameters } from "../year-clock.ts";

/** A stay of Saturn that begins three years before the year, or ends three after it, is still known. */
const YEARS = { first: 1602, last: 2398 } as const;

const stay = z.object({
  start_date: described(z.string(), "ddd MMM DD YYYY; the true limits of the stay, also outside the year."),
  end_date: z.string(),
  zodiac: z.string(),
  rasi_no: z.int(),
  retro: described(z.boolean(), "It entered the sign moving backwards."),
  strength: described(
    z.enum(["Exalted", "Strong", "Neutral", "Weak", "Debilitated"]),
    "Strong in its own sign or a friend's, Weak in an enemy's; English in every language.",
  ),
});

export const transitDates = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/transit-dates`,
  tag: "panchang",
  summary: "The signs through which a planet goes in a year, with dates",
  parameters: z.object({
    year: described(wholeNumber(YEARS.first, YEARS.last, "year_out_of_range"), `${YEARS.first} to ${YEARS.last}.`),
    planet: planetParameter,
    ...yearClockParameters,
  }),
  response: envelope(described(z.array(stay), "The stays that touch the year, the one running on 1 January first.")),
  kept: { seconds: 86_400 },
  example: { year: "2026", planet: "Jupiter" },
});
export type TransitDatesRequest = RequestOf<typeof transitDates>;
export type TransitDatesResponse = AnswerOf<typeof transitDates>;
export type TransitStay = z.infer<typeof stay>;
