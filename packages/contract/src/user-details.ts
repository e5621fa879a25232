import { dateOfIso, isPossibleDate } from "@vedanga/core/calendar";
import { LANGUAGE_WORDS } from "@vedanga/names/language";
import * as z from "zod/mini";
import { DECIMAL_TEXT } from "./decimal.ts";
import type { ErrorCode } from "./error-codes.ts";
import { BIRTH_YEARS, isWithin, outside, zone } from "./parameters.ts";
import { isPlainText } from "./plain-text.ts";
import { refusing } from "./refusing.ts";

const filled = (longest: number) =>
  z
    .string(refusing("invalid_text"))
    .check(
      z.trim(),
      z.minLength(1, refusing("missing_parameter")),
      z.refine(isPlainText, refusing("invalid_text")),
      z.maxLength(longest, refusing("text_too_long")),
    );

const isoDate = filled(10).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, refusing("invalid_iso_date")),
  z.refine((text) => isPossibleDate(dateOfIso(text)), refusing("impossible_date")),
  z.refine((text) => isWithin(BIRTH_YEARS, dateOfIso(text)), outside(BIRTH_YEARS)),
);

/** Coordinates travel as text; empty if the place was not located. */
const coordinate = (limit: number, outOfRange: ErrorCode) =>
  z.string(refusing("invalid_text")).check(
    z.trim(),
    // No plus turns into a space in a body.
    z.refine((text) => text === "" || (DECIMAL_TEXT.test(text) && !text.includes(" ")), refusing("invalid_number")),
    z.refine((text) => Math.abs(Number(text)) <= limit, refusing(outOfRange)),
  );

/** Half a day: more would be another date. */
const MOST_UNCERTAIN_MINUTES = 720;

/** Most characters of each text. */
export const MOST_CHARACTERS_OF_DETAILS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  mobile: 40,
  location: 300,
} as const;

/** What a visitor enters about a birth. `zone` and `timeAccuracyMinutes` are ours and may be absent. */
export const userDetails = z.object({
  firstName: filled(MOST_CHARACTERS_OF_DETAILS.firstName),
  lastName: filled(MOST_CHARACTERS_OF_DETAILS.lastName),
  email: filled(MOST_CHARACTERS_OF_DETAILS.email),
  mobile: filled(MOST_CHARACTERS_OF_DETAILS.mobile),
  birthDate: isoDate,
  birthTime: filled(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, refusing("invalid_time"))),
  location: filled(MOST_CHARACTERS_OF_DETAILS.location),
  latitude: coordinate(90, "latitude_out_of_range"),
  longitude: coordinate(180, "longitude_out_of_range"),
  language: z.enum(LANGUAGE_WORDS, refusing("unknown_language")),
  zone: z.optional(zone),
  timeAccuracyMinutes: z.optional(
    z.number(refusing("invalid_number")).check(
      z.refine(Number.isInteger, refusing("not_whole")),
      z.refine(
        (minutes) => minutes >= 0 && minutes <= MOST_UNCERTAIN_MINUTES,
        refusing("size_out_of_range", `0 to ${MOST_UNCERTAIN_MINUTES}`),
      ),
    ),
  ),
});
export type UserDetails = z.infer<typeof userDetails>;

const isGiven = (coordinate: string): boolean => coordinate !== "";

/** 256 bits in base64url: a capability, not a number. */
const RECORD_ID = /^[A-Za-z0-9_-]{43}$/;
export const recordId = z.string(refusing("invalid_id")).check(z.regex(RECORD_ID, refusing("invalid_id")));
/** One that is asked for: a text that no record can have as its id is an id without a record. */
export const askedRecordId = z
  .string(refusing("record_not_found"))
  .check(z.regex(RECORD_ID, refusing("record_not_found")));

/**
 * What a save sends. Details have a whole point, or none: with half of one, every report would be about another place.
 * `replaces` is the id of a record that is erased in the same step.
 */
export const savedDetails = z.extend(userDetails, { replaces: z.optional(recordId) }).check(
  z.refine(({ latitude, longitude }) => isGiven(latitude) || !isGiven(longitude), {
    ...refusing("missing_parameter"),
    path: ["latitude"],
  }),
  z.refine(({ latitude, longitude }) => isGiven(longitude) || !isGiven(latitude), {
    ...refusing("missing_parameter"),
    path: ["longitude"],
  }),
);
