import * as z from "zod/mini";
import { decimalInteger } from "./decimal-integer.ts";
import { envelope } from "./envelope.ts";
import { conventionParameters, explain, lang, offsetHours, SKY_YEARS } from "./parameters.ts";
import { zodiac } from "./zodiac.ts";

/** GET /prediction/yearly. The year and its quarters begin at midnight of a clock `tz` hours east of UTC. */
export const yearlyParameters = z.object({
  year: decimalInteger(SKY_YEARS.first, SKY_YEARS.last, "year_out_of_range"),
  zodiac,
  tz: z._default(offsetHours, 5.5),
  lang,
  explain,
  ...conventionParameters,
});
export type YearlyRequest = z.output<typeof yearlyParameters>;

/** 0 to 100. */
const score = z.int();
const category = z.object({ score, prediction: z.string() });

/** A quarter of the calendar year; `status` is the standing among people. */
const phase = z.object({
  score,
  physique: category,
  health: category,
  relationship: category,
  career: category,
  travel: category,
  family: category,
  friends: category,
  finances: category,
  status: category,
  prediction: z.string(),
  period: z.string(),
});
export type YearlyPhase = z.infer<typeof phase>;

const yearly = z.object({ year: z.int(), phase_1: phase, phase_2: phase, phase_3: phase, phase_4: phase });
export type Yearly = z.infer<typeof yearly>;

export const yearlyResponse = envelope(yearly);
export type YearlyResponse = z.infer<typeof yearlyResponse>;
