import { AYANAMSAS, DASHA_YEARS, NODE_KINDS, POSITION_KINDS, SUNRISE_KINDS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { described } from "./described.ts";
import type { ErrorCode } from "./error-codes.ts";

export { AYANAMSAS, NODE_KINDS, POSITION_KINDS, SUNRISE_KINDS };

// Every message of a schema is an ErrorCode, so that one handler can turn any refusal into its answer.
const code = (name: ErrorCode): ErrorCode => name;

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface WallTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Years for which the sky can be asked, and years in which a birth may lie so that its 120 years fit. */
export const SKY_YEARS = { first: 1600, last: 2400 } as const;
export const BIRTH_YEARS = { first: 1620, last: 2280 } as const;

/** The coordinates a report is reckoned for when none were given. */
export const UNLOCATED_PLACE = { latitudeDeg: 18.9333, longitudeDeg: 72.8166 } as const;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export const isPossibleDate = ({ year, month, day }: CivilDate): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

function parseDayFirst(text: string): CivilDate {
  const [day = 0, month = 0, year = 0] = text.split("/").map(Number);
  return { year, month, day };
}

function dateParameter(years: { readonly first: number; readonly last: number }) {
  return z.pipe(
    z.string(code("invalid_date")).check(
      z.regex(/^\d{2}\/\d{2}\/\d{4}$/, { error: code("invalid_date"), abort: true }),
      z.refine((text) => isPossibleDate(parseDayFirst(text)), { error: code("impossible_date"), abort: true }),
      z.refine(
        (text) => {
          const { year } = parseDayFirst(text);
          return year >= years.first && year <= years.last;
        },
        { error: code("year_out_of_range"), params: { accepted: `${years.first} to ${years.last}` } },
      ),
    ),
    z.transform(parseDayFirst),
  );
}

export const skyDate = dateParameter(SKY_YEARS);
export const birthDate = dateParameter(BIRTH_YEARS);

export const wallTime = z.pipe(
  z.string(code("invalid_time")).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, code("invalid_time"))),
  z.transform((text): WallTime => {
    const [hour = 0, minute = 0, second = 0] = text.split(":").map(Number);
    return { hour, minute, second };
  }),
);

/**
 * A decimal number as it arrives in a query string; no exponent, no hexadecimal. A space before it was a plus that the
 * caller left unescaped: `tz=+5.5` arrives as ` 5.5`.
 */
export function decimal(lowest: number, highest: number, outOfRange: ErrorCode) {
  return z.pipe(
    z.string(code("invalid_number")).check(
      z.regex(/^[+\- ]?(\d{1,9}(\.\d{0,12})?|\.\d{1,12})$/, { error: code("invalid_number"), abort: true }),
      z.refine((text) => Number(text) >= lowest && Number(text) <= highest, {
        error: outOfRange,
        params: { accepted: `${lowest} to ${highest}` },
      }),
    ),
    z.transform(Number),
  );
}

export const latitude = decimal(-90, 90, "latitude_out_of_range");
export const longitude = decimal(-180, 180, "longitude_out_of_range");
export const offsetHours = decimal(-16, 16, "offset_out_of_range");

/** Shape only; whether the zone exists is found out where it is used. */
export const zone = z
  .string(code("unknown_zone"))
  .check(z.regex(/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/, code("unknown_zone")));

export const LANGS = ["en", "te"] as const;
export type Lang = (typeof LANGS)[number];

/** Other codes of the original API are answered in English. */
export const lang = z.pipe(
  z._default(z.string().check(z.maxLength(8, code("text_too_long"))), "en"),
  z.transform((text): Lang => (text === "te" ? "te" : "en")),
);

/** `true` and `1`, `false` and `0`. */
export const flag = z.pipe(
  z.enum(["true", "false", "1", "0"], { error: code("invalid_flag") }),
  z.transform((text) => text === "true" || text === "1"),
);

/** Whether the answer says why. */
export const explain = z._default(flag, false);

const choice = <const T extends readonly [string, ...string[]]>(values: T, sentence: string) =>
  described(z.optional(z.enum(values, { error: code("unknown_convention") })), sentence);

/** The conventions a caller may ask for; what is left out takes the default of `answers`. */
export const conventionParameters = {
  ayanamsa: choice(AYANAMSAS, "Where the sidereal zodiac begins; lahiri where left out."),
  node: choice(NODE_KINDS, "Rahu by the mean or the true node; mean where left out."),
  positions: choice(POSITION_KINDS, "As seen (apparent, the default) or geometric (true)."),
  sunrise: choice(SUNRISE_KINDS, "The upper limb with refraction (the default), or the centre without."),
  dasha_year: choice(DASHA_YEARS, "Days in a year of the dashas; 365.25 where left out."),
};

/** Where and by which clock; `zone`, when given, decides the offset and `tz` is only what the client believed. */
export const whereParameters = {
  lat: described(latitude, "Degrees, north positive."),
  lon: described(longitude, "Degrees, east positive."),
  tz: described(offsetHours, "Hours east of UTC, unrounded, such as 5.5."),
  zone: described(
    z.optional(zone),
    "IANA zone, such as Asia/Kolkata: then it, not tz, turns wall time into an instant.",
  ),
  lang: described(lang, "en or te; any other is answered in English."),
  explain: described(explain, "1 adds the reasons of every figure beside the response."),
};

/** The parameters of every report on a person. */
export const birthParameters = z.object({
  dob: birthDate,
  tob: wallTime,
  ...whereParameters,
  ...conventionParameters,
});
export type BirthRequest = z.output<typeof birthParameters>;

/** The parameters of the almanac calls. Without `time` the state is that of sunrise. */
export const panchangParameters = z.object({
  date: described(skyDate, "DD/MM/YYYY, years 1600 to 2400."),
  time: described(z.optional(wallTime), "HH:MM or HH:MM:SS by the place's clock; without it the state at sunrise."),
  ...whereParameters,
  ...conventionParameters,
});
export type PanchangRequest = z.output<typeof panchangParameters>;

export type ConventionRequest = Pick<PanchangRequest, keyof typeof conventionParameters>;
