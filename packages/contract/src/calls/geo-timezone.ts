import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { decimal } from "../decimal.ts";
import { described } from "../described.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { EXAMPLE_POINT, isPossibleDate, latitude, longitude, zone } from "../parameters.ts";
import { refusing } from "../refusing.ts";

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** At an instant (`timestamp`, UTC seconds) or at a wall time (`local`); now when neither is given. */
const parameters = z.object({
  lat: latitude,
  lon: longitude,
  zone: described(optionalParameter(zone), "The IANA zone; if omitted, the zone at the coordinates."),
  timestamp: described(
    optionalParameter(decimal(-99_999_999_999, 99_999_999_999, "size_out_of_range")),
    "The moment in Unix seconds, negative before 1970; now if omitted. With local, local decides.",
  ),
  local: described(
    optionalParameter(
      z.string(refusing("invalid_local_time")).check(
        z.regex(LOCAL_TIME, refusing("invalid_local_time")),
        z.refine((text) => {
          const [, year, month, day] = (LOCAL_TIME.exec(text) ?? []).map(Number);
          return isPossibleDate({ year: year ?? 0, month: month ?? 0, day: day ?? 0 });
        }, refusing("impossible_date")),
      ),
    ),
    "The moment by the clock of the place, YYYY-MM-DDTHH:MM.",
  ),
});
/** The shape of the well-known zone answer; offsets in exact seconds. */
const answer = z.object({
  status: z.literal("OK"),
  rawOffset: z.int(),
  dstOffset: z.int(),
  timeZoneId: z.string(),
  timeZoneName: z.string(),
  /** The clocks changed at this wall time: it came twice, or never. The earlier reading is taken. */
  note: z.optional(z.enum(["ambiguous", "skipped"])),
  /** The place never had that date: a change of the date line left it out, and every call about it is refused. */
  dateLeftOut: z.optional(z.literal(true)),
});

/** Where and when a person was born. */
export const geoTimezone = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/geo/timezone`,
  tag: "geo",
  summary: "The zone at coordinates and its offset at a moment",
  description: "The moment is `timestamp` (UTC seconds) or `local` (wall time); without either it is now.",
  parameters,
  response: answer,
  kept: "never",
  example: EXAMPLE_POINT,
});
export type TimezoneAnswer = AnswerOf<typeof geoTimezone>;
