import { type CivilDate, isPossibleDate } from "@vedanga/core/calendar";
import { AYANAMSAS, BINDU_TABLES, DASHA_YEARS, NODE_KINDS, POSITION_KINDS, SUNRISE_KINDS } from "@vedanga/core/ids";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "@vedanga/names/language";
import * as z from "zod/mini";
import { decimal } from "./decimal.ts";
import { described } from "./described.ts";
import { HYDERABAD } from "./hyderabad.ts";
import { optionalParameter, parameterOr } from "./optional-parameter.ts";
import { placedOrNone } from "./optional-place.ts";
import { refusing } from "./refusing.ts";
import { wholeNumber } from "./whole-number.ts";

export { addDays, isoDate, twoDigits, weekdayOf } from "@vedanga/core/calendar";
export { AYANAMSAS, type CivilDate, isPossibleDate, NODE_KINDS, POSITION_KINDS, SUNRISE_KINDS };

export interface WallTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Years for which the sky can be asked, and years in which a birth may lie so that its 120 years fit. */
export const SKY_YEARS = { first: 1600, last: 2400 } as const;
export const BIRTH_YEARS = { first: 1620, last: 2280 } as const;

/** The coordinates a report is calculated for when none were given. */
export const UNLOCATED_PLACE = { latitudeDeg: 18.9333, longitudeDeg: 72.8166 } as const;

/** Day first with slashes, as in the original format, or year first with hyphens; a day and a month may omit their zero. */
const DATE_TEXT = /^(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{1,2}-\d{1,2})$/;

function dateOfText(text: string): CivilDate {
  const [day = 0, month = 0, year = 0] = (text.includes("/") ? text.split("/") : text.split("-").toReversed()).map(
    Number,
  );
  return { year, month, day };
}

interface Years {
  readonly first: number;
  readonly last: number;
}

export const isWithin = ({ first, last }: Years, { year }: CivilDate): boolean => year >= first && year <= last;
export const outside = ({ first, last }: Years) => refusing("year_out_of_range", `${first} to ${last}`);

function dateParameter(years: Years) {
  return z.pipe(
    z.string(refusing("invalid_date")).check(
      z.regex(DATE_TEXT, refusing("invalid_date")),
      z.refine((text) => isPossibleDate(dateOfText(text)), refusing("impossible_date")),
      z.refine((text) => isWithin(years, dateOfText(text)), outside(years)),
    ),
    z.transform(dateOfText),
  );
}

export const skyDate = described(dateParameter(SKY_YEARS), "DD/MM/YYYY or YYYY-MM-DD, years 1600 to 2400.");
export const birthDate = dateParameter(BIRTH_YEARS);

/** Hours, minutes and seconds may lack their zero: `9:5`. */
const TIME_TEXT = /^([01]?\d|2[0-3]):[0-5]?\d(:[0-5]?\d)?$/;

export const wallTime = z.pipe(
  z.string(refusing("invalid_time")).check(z.regex(TIME_TEXT, refusing("invalid_time"))),
  z.transform((text): WallTime => {
    const [hour = 0, minute = 0, second = 0] = text.split(":").map(Number);
    return { hour, minute, second };
  }),
);

export const latitude = described(decimal(-90, 90, "latitude_out_of_range"), "Degrees, north positive.");
export const longitude = described(decimal(-180, 180, "longitude_out_of_range"), "Degrees, east positive.");
export const offsetHours = described(
  decimal(-16, 16, "offset_out_of_range"),
  "Hours east of UTC, unrounded, such as 5.5.",
);

export const skyYear = described(
  wholeNumber(SKY_YEARS.first, SKY_YEARS.last, "year_out_of_range"),
  `${SKY_YEARS.first} to ${SKY_YEARS.last}.`,
);

/** Shape only; whether the zone exists is found out where it is used. */
export const zone = z
  .string(refusing("unknown_zone"))
  .check(z.regex(/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/, refusing("unknown_zone")));

/** Other codes of the original API are answered in English. */
export const lang = described(
  parameterOr(
    z.pipe(
      z.string().check(z.maxLength(20, refusing("text_too_long"))),
      z.transform((text): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE)),
    ),
    DEFAULT_LANGUAGE,
  ),
  `${LANGUAGE_CODES.join(" or ")}; any other is answered in English.`,
);

/** `true` and `1`, `false` and `0`; `True` and `False`, as Python prints them. */
export const flag = z.pipe(
  z.enum(["true", "false", "1", "0", "True", "False"], refusing("invalid_flag")),
  z.transform((text) => text === "true" || text === "1" || text === "True"),
);

/** Whether the answer says why. */
export const explain = described(parameterOr(flag, false), "1 adds the reasons of every figure beside the response.");

const choice = <const T extends readonly [string, ...string[]]>(values: T, sentence: string) =>
  described(optionalParameter(z.enum(values, refusing("unknown_convention"))), sentence);

/** The conventions a caller may ask for; what is left out takes the default of `answers`. */
export const conventionParameters = {
  ayanamsa: choice(AYANAMSAS, "Where the sidereal zodiac begins; lahiri if omitted."),
  node: choice(NODE_KINDS, "Rahu by the mean or the true node; mean if omitted."),
  positions: choice(POSITION_KINDS, "As seen (apparent, the default) or geometric (true)."),
  sunrise: choice(SUNRISE_KINDS, "The upper limb with refraction (the default), or the centre without."),
  dasha_year: choice(DASHA_YEARS, "Days in a year of the dashas; 365.25 if omitted."),
  bindus: choice(
    BINDU_TABLES,
    "The author whose places ashtakavarga uses for the Moon and Venus; varahamihira if omitted.",
  ),
};

/** The zone of a query. */
export const zoneParameter = described(
  optionalParameter(zone),
  "IANA zone, such as Asia/Kolkata. If it is sent, it converts wall time to an instant, and tz is ignored.",
);

/**
 * Where and by which clock; `zone`, when given, decides the offset and `tz` is only what the client assumed. Without
 * either, the clock of the point is used.
 */
export const whereParameters = {
  lat: latitude,
  lon: longitude,
  tz: described(
    optionalParameter(offsetHours),
    "Hours east of UTC, unrounded, such as 5.5. Without tz and zone the clock is that of the coordinates.",
  ),
  zone: zoneParameter,
  lang,
  explain,
};

/** Example values: a town, and a birth of no real person. */
export const EXAMPLE_POINT = { lat: "17.9784", lon: "79.5941" } as const;
export const EXAMPLE_PLACE = { ...EXAMPLE_POINT, tz: "5.5" } as const;
export const EXAMPLE_DAY = { date: "11/03/1994", ...EXAMPLE_PLACE } as const;
export const EXAMPLE_BIRTH = { dob: "17/05/1990", tob: "06:05", ...EXAMPLE_PLACE } as const;

/** The parameters of every report on a person. */
export const birthParameters = z.object({
  dob: described(birthDate, "Date of birth, DD/MM/YYYY or YYYY-MM-DD, years 1620 to 2280."),
  tob: described(wallTime, "Time of birth by the clock of the place, HH:MM or HH:MM:SS."),
  ...whereParameters,
  ...conventionParameters,
});
export type BirthRequest = z.output<typeof birthParameters>;

/** A day has its date, by whichever of its two names. */
const datedSomehow = z.check<{ readonly date?: CivilDate | undefined; readonly dob?: CivilDate | undefined }>(
  ({ value, issues }) => {
    if (value.date === undefined && value.dob === undefined)
      issues.push({ code: "custom", message: "missing_parameter", path: ["date"], input: value });
  },
);

interface Placed {
  readonly lat: number;
  readonly lon: number;
  readonly zone?: string | undefined;
}

const placeOrHyderabad = (lat: number | undefined, lon: number | undefined, named: string | undefined): Placed =>
  lat === undefined || lon === undefined
    ? { lat: Number(HYDERABAD.lat), lon: Number(HYDERABAD.lon), zone: HYDERABAD.zone }
    : { lat, lon, ...(named !== undefined && { zone: named }) };

/** The parameters of the almanac calls. Without `time` the state is at sunrise, without a point the day is that of Hyderabad. */
export const panchangParameters = z.pipe(
  z
    .object({
      date: optionalParameter(skyDate),
      dob: described(
        optionalParameter(skyDate),
        "The same as date, for clients that use this name. One of the two is needed.",
      ),
      time: described(
        optionalParameter(wallTime),
        "HH:MM or HH:MM:SS by the clock of the place; if omitted, the answer is for sunrise.",
      ),
      tob: described(optionalParameter(wallTime), "The same as time, for clients that use this name."),
      ...whereParameters,
      lat: described(
        optionalParameter(latitude),
        "Degrees, north positive. Without lat and lon the place is Hyderabad.",
      ),
      lon: optionalParameter(longitude),
      ...conventionParameters,
    })
    .check(datedSomehow, placedOrNone),
  z.transform(({ tob, time = tob, dob, date = dob, lat, lon, zone: named, ...others }) => ({
    ...others,
    date: date ?? z.NEVER,
    ...(time && { time }),
    ...placeOrHyderabad(lat, lon, named),
  })),
);
export type PanchangRequest = z.output<typeof panchangParameters>;

export type ConventionRequest = Pick<PanchangRequest, keyof typeof conventionParameters>;
