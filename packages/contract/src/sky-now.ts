import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { envelope } from "./envelope.ts";
import type { ErrorCode } from "./error-codes.ts";
import {
  conventionParameters,
  explain,
  isPossibleDate,
  lang,
  latitude,
  longitude,
  offsetHours,
  SKY_YEARS,
  zone,
} from "./parameters.ts";

const code = (name: ErrorCode): ErrorCode => name;

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

const dateOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number);
  return { year, month, day };
};

/** An instant with its offset, to milliseconds of the Unix clock. In a query `+` is written `%2B`. */
export const instantParameter = z.pipe(
  z.string(code("invalid_instant")).check(
    z.regex(INSTANT, { error: code("invalid_instant"), abort: true }),
    z.refine((text) => isPossibleDate(dateOf(text)), { error: code("impossible_date"), abort: true }),
    z.refine((text) => dateOf(text).year >= SKY_YEARS.first && dateOf(text).year <= SKY_YEARS.last, {
      error: code("year_out_of_range"),
      params: { accepted: `${SKY_YEARS.first} to ${SKY_YEARS.last}` },
    }),
  ),
  z.transform((text) => Date.parse(text)),
);

/** Without `at` the present moment, to the minute. */
export const skyNowParameters = z.object({
  at: z.optional(instantParameter),
  lat: latitude,
  lon: longitude,
  tz: offsetHours,
  zone: z.optional(zone),
  lang,
  explain,
  ...conventionParameters,
});
export type SkyNowRequest = z.output<typeof skyNowParameters>;

const named = z.object({ number: z.int(), name: z.string() });

const standing = {
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
  ...standing,
  /** Ecliptic, degrees, north positive. */
  latitude: z.number(),
  /** Degrees a day in longitude. */
  speed: z.number(),
  retro: z.boolean(),
});

const skyNow = z.object({
  /** The instant reckoned for, ISO 8601 by the clock of the place. */
  at: z.string(),
  /** What was taken from tropical longitudes, degrees. */
  ayanamsa_degree: z.number(),
  lagna: z.object(standing),
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

/** GET /sky/now: what stands where, for the sky wheel. */
export const skyNowResponse = envelope(skyNow);
export type SkyNowResponse = z.infer<typeof skyNowResponse>;
export type SkyNow = z.infer<typeof skyNow>;
export type SkyGraha = z.infer<typeof skyGraha>;
