import * as z from "zod/mini";
import { plainEnvelope } from "./envelope.ts";
import type { ErrorCode } from "./error-codes.ts";
import { BIRTH_YEARS, isPossibleDate, zone } from "./parameters.ts";

const code = (name: ErrorCode): ErrorCode => name;

const filled = (longest: number) =>
  z
    .string(code("invalid_text"))
    .check(
      z.trim(),
      z.minLength(1, { error: code("missing_parameter"), abort: true }),
      z.maxLength(longest, code("text_too_long")),
    );

function parseIsoDate(text: string) {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return { year, month, day };
}

const isoDate = filled(10).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: code("invalid_iso_date"), abort: true }),
  z.refine((text) => isPossibleDate(parseIsoDate(text)), { error: code("impossible_date"), abort: true }),
  z.refine(
    (text) => {
      const { year } = parseIsoDate(text);
      return year >= BIRTH_YEARS.first && year <= BIRTH_YEARS.last;
    },
    { error: code("year_out_of_range"), params: { accepted: `${BIRTH_YEARS.first} to ${BIRTH_YEARS.last}` } },
  ),
);

/** Coordinates travel as text; empty where the place was not located. */
const coordinate = (limit: number, outOfRange: ErrorCode) =>
  z.string(code("invalid_text")).check(
    z.trim(),
    z.regex(/^([+-]?\d{1,3}(\.\d{0,12})?)?$/, { error: code("invalid_number"), abort: true }),
    z.refine((text) => Math.abs(Number(text)) <= limit, outOfRange),
  );

/** Half a day: more would be another date. */
const MOST_UNCERTAIN_MINUTES = 720;

export const LANGUAGES = ["english", "telugu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a visitor tells about a birth. `zone` and `timeAccuracyMinutes` are ours and may be absent. */
export const userDetails = z.object({
  firstName: filled(100),
  lastName: filled(100),
  email: filled(254),
  mobile: filled(40),
  birthDate: isoDate,
  birthTime: filled(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, code("invalid_time"))),
  location: filled(300),
  latitude: coordinate(90, "latitude_out_of_range"),
  longitude: coordinate(180, "longitude_out_of_range"),
  language: z.enum(LANGUAGES, { error: code("unknown_language") }),
  zone: z.optional(zone),
  timeAccuracyMinutes: z.optional(
    z.int(code("invalid_number")).check(
      z.refine((minutes) => minutes >= 0 && minutes <= MOST_UNCERTAIN_MINUTES, {
        error: code("size_out_of_range"),
        params: { accepted: `0 to ${MOST_UNCERTAIN_MINUTES}` },
      }),
    ),
  ),
});
export type UserDetails = z.infer<typeof userDetails>;

/** 256 bits in base64url: a capability, not a number. */
export const recordId = z.string(code("invalid_id")).check(z.regex(/^[A-Za-z0-9_-]{43}$/, code("invalid_id")));

export const recordIdParameters = z.object({ id: recordId });
export const upsertUserResponse = plainEnvelope(z.object({ id: recordId }));
export const eraseUserResponse = plainEnvelope(z.object({ erased: z.literal(true) }));
