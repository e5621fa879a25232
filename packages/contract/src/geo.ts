import * as z from "zod/mini";
import { plainEnvelope } from "./envelope.ts";
import type { ErrorCode } from "./error-codes.ts";
import { decimal, isPossibleDate, lang, latitude, longitude } from "./parameters.ts";

const code = (name: ErrorCode): ErrorCode => name;

const place = z.object({
  id: z.string(),
  name: z.string(),
  /** District and state, or what the country has. */
  admin: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  zone: z.string(),
  population: z.int(),
});
export type Place = z.infer<typeof place>;

/** GET geo/search */
export const placeSearchParameters = z.object({
  q: z.string(code("invalid_text")).check(z.maxLength(120, code("text_too_long"))),
  lang,
  limit: z._default(decimal(1, 20, "size_out_of_range"), 8),
});
export const placeSearchResponse = plainEnvelope(z.array(place));

/** GET geo/place */
export const placeParameters = z.object({
  id: z.string(code("invalid_text")).check(z.maxLength(300, code("text_too_long"))),
  lang,
});
export const placeResponse = plainEnvelope(place);

/** GET geo/reverse: the shape of the well-known reverse-geocoding answer. */
export const reverseParameters = z.object({ lat: latitude, lon: longitude, lang });
export const reverseResponse = z.object({
  display_name: z.string(),
  address: z.object({
    city: z.optional(z.string()),
    town: z.optional(z.string()),
    village: z.optional(z.string()),
    state: z.optional(z.string()),
    county: z.optional(z.string()),
    country: z.optional(z.string()),
  }),
});
export type ReverseAnswer = z.infer<typeof reverseResponse>;

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** GET geo/timezone: at an instant (`timestamp`, UTC seconds) or at a wall time (`local`); now when neither is given. */
export const timezoneParameters = z.object({
  lat: latitude,
  lon: longitude,
  timestamp: z.optional(decimal(-99_999_999_999, 99_999_999_999, "year_out_of_range")),
  local: z.optional(
    z.string(code("invalid_local_time")).check(
      z.regex(LOCAL_TIME, { error: code("invalid_local_time"), abort: true }),
      z.refine((text) => {
        const [, year, month, day] = (LOCAL_TIME.exec(text) ?? []).map(Number);
        return isPossibleDate({ year: year ?? 0, month: month ?? 0, day: day ?? 0 });
      }, code("impossible_date")),
    ),
  ),
});
/** The shape of the well-known zone answer; offsets in exact seconds. */
export const timezoneResponse = z.object({
  status: z.literal("OK"),
  rawOffset: z.int(),
  dstOffset: z.int(),
  timeZoneId: z.string(),
  timeZoneName: z.string(),
  /** The clocks changed at this wall time: it came twice, or never. The earlier reading is taken. */
  note: z.optional(z.enum(["ambiguous", "skipped"])),
});
export type TimezoneAnswer = z.infer<typeof timezoneResponse>;
