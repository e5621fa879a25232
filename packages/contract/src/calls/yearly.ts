import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { envelope } from "../envelope.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { placedOrNone } from "../optional-place.ts";
import {
  conventionParameters,
  explain,
  lang,
  latitude,
  longitude,
  offsetHours,
  skyYear,
  zoneParameter,
} from "../parameters.ts";
import { zodiac } from "../zodiac.ts";

/** Without a place it is the year at Hyderabad: its eclipses, and its clock, at whose midnight year and quarters begin. */
const parameters = z
  .object({
    year: skyYear,
    zodiac,
    lat: optionalParameter(latitude),
    lon: optionalParameter(longitude),
    tz: optionalParameter(offsetHours),
    zone: zoneParameter,
    lang,
    explain,
    ...conventionParameters,
  })
  .check(placedOrNone);

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

const quarters = z.object({ phase_1: phase, phase_2: phase, phase_3: phase, phase_4: phase });
export type Yearly = z.infer<typeof quarters>;

/** `year` is beside `response`: clients of the original read a score of everything within it. */
export const yearly = defineCall({
  method: "GET",
  path: `${API_BASE}/prediction/yearly`,
  tag: "prediction",
  summary: "The year of a Moon sign, quarter by quarter",
  parameters,
  response: z.extend(envelope(quarters), { year: z.int() }),
  kept: { seconds: 86_400, unless: "personal" },
  price: 3,
  example: { year: "2026", zodiac: "1" },
});
export type YearlyRequest = RequestOf<typeof yearly>;
export type YearlyResponse = AnswerOf<typeof yearly>;
