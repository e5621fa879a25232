import * as z from "zod/mini";
import { described } from "./described.ts";
import { envelope } from "./envelope.ts";
import { parameterOr } from "./optional-parameter.ts";
import { placedOrNone } from "./optional-place.ts";
import { predictionParameters } from "./prediction-parameters.ts";
import { refusing } from "./refusing.ts";
import { besideWeek, splitWeek, wholeWeek } from "./wire-prediction.ts";
import { zodiac } from "./zodiac.ts";

const ASKED_WEEKS = ["thisweek", "nextweek"] as const;

/** The parameters of the week of a sign. */
export const signWeekParameters = z
  .object({
    zodiac,
    week: described(
      parameterOr(z.enum(ASKED_WEEKS, refusing("unknown_format")), "thisweek"),
      "thisweek or nextweek, Sunday to Saturday, from the present by the clock of the place, else of Hyderabad.",
    ),
    ...predictionParameters,
  })
  .check(placedOrNone);
export type SignWeekRequest = z.output<typeof signWeekParameters>;

/** Flat without `split`, with it the same figures each beside its text; without `physique`, which the format gives to days alone. */
export const signWeekAnswer = z.extend(envelope(z.union([wholeWeek, splitWeek])), besideWeek);
export type SignWeekResponse = z.output<typeof signWeekAnswer>;
