import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { envelope } from "../envelope.ts";
import { instantParameter } from "../instant-parameter.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { conventionParameters, EXAMPLE_PLACE, whereParameters } from "../parameters.ts";

const named = z.object({ number: z.int(), name: z.string() });

const position = {
  /** Sidereal, 0 to 360 degrees. */
  longitude: z.number(),
  sign: named,
  /** Degrees within the sign. */
  degree: z.number(),
  nakshatra: z.object({ number: z.int(), name: z.string(), pada: z.int() }),
};

const skyGraha = z.object({
  graha: z.enum(GRAHAS),
  name: z.string(),
  /** Its abbreviation, for a drawing. */
  short: z.string(),
  ...position,
  /** Ecliptic, degrees, north positive. */
  latitude: z.number(),
  /** Degrees a day in longitude. */
  speed: z.number(),
  retro: z.boolean(),
});

const sky = z.object({
  /** The instant of the calculation, ISO 8601 by the clock of the place. */
  at: z.string(),
  /** What was taken from tropical longitudes, degrees. */
  ayanamsa_degree: z.number(),
  lagna: z.object(position),
  /** The nine, from the Sun to Ketu. */
  grahas: z.array(skyGraha),
  moon_phase: z.object({
    /** Moon less Sun in longitude, 0 to 360 degrees; below 180 the Moon grows. */
    elongation: z.number(),
    /** The part of the disc that is lit, 0 to 1. */
    illuminated: z.number(),
    tithi: named,
    paksha: z.string(),
  }),
});

/** The positions for the sky wheel. Without `at` the present moment, to the minute. */
export const skyNow = defineCall({
  method: "GET",
  path: `${API_BASE}/sky/now`,
  tag: "sky",
  summary: "Where the nine grahas and the lagna are now, and the Moon's phase",
  parameters: z.object({ at: optionalParameter(instantParameter), ...whereParameters, ...conventionParameters }),
  response: envelope(sky),
  kept: { seconds: 60, unless: "personal" },
  example: EXAMPLE_PLACE,
});
export type SkyNowRequest = RequestOf<typeof skyNow>;
export type SkyNowResponse = AnswerOf<typeof skyNow>;
export type SkyNow = z.infer<typeof sky>;
export type SkyGraha = z.infer<typeof skyGraha>;
