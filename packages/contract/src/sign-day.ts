import * as z from "zod/mini";
import { envelope } from "./envelope.ts";
import { placedOrNone } from "./optional-place.ts";
import { skyDate } from "./parameters.ts";
import { predictionParameters } from "./prediction-parameters.ts";
import { besideDay, splitDay, wholeDay } from "./wire-prediction.ts";
import { zodiac } from "./zodiac.ts";

/** The parameters of the day of a sign. */
export const signDayParameters = z.object({ zodiac, date: skyDate, ...predictionParameters }).check(placedOrNone);
export type SignDayRequest = z.output<typeof signDayParameters>;

const named = { zodiac: z.string() };
const whole = z.extend(wholeDay, named);
const split = z.extend(splitDay, named);
export type DailyMoonWhole = z.infer<typeof whole>;

/** Flat without `split`, with it the same figures each beside its text. */
export const signDayAnswer = z.extend(envelope(z.union([whole, split])), besideDay);
