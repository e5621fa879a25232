import { GRAHAS, OWN_DAYS, RASIS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { optionalParameter, parameterOr } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH, latitude, longitude, skyDate, wallTime, zone } from "../parameters.ts";
import { uncertainMinutes } from "../uncertain-minutes.ts";
import { wholeNumber } from "../whole-number.ts";
import { wireInstant } from "../wire-instant.ts";
import { wireMonth } from "../wire-month.ts";

const MOST_YEARS = 10;

/** Where the days are kept is given whole or not at all. */
export const placeWhole = z.check<{
  readonly at_lat?: number | undefined;
  readonly at_lon?: number | undefined;
  readonly at_zone?: string | undefined;
}>(({ value, issues }) => {
  const parts = ["at_lat", "at_lon", "at_zone"] as const;
  if (parts.every((key) => value[key] === undefined)) return;
  for (const key of parts)
    if (value[key] === undefined)
      issues.push({ code: "custom", message: "missing_parameter", path: [key], input: value });
});

/** A time without its date remembers nobody. */
export const timeOfDate = z.check<{
  readonly remembered?: unknown;
  readonly remembered_time?: unknown;
}>(({ value, issues }) => {
  if (value.remembered_time !== undefined && value.remembered === undefined)
    issues.push({ code: "custom", message: "missing_parameter", path: ["remembered"], input: value });
});

/** Where the days are kept, and whom they remember. */
export const keptParameters = {
  at_lat: described(optionalParameter(latitude), "Where the days are kept; the place of birth if omitted."),
  at_lon: optionalParameter(longitude),
  at_zone: described(optionalParameter(zone), "The IANA zone of that place."),
  remembered: described(
    optionalParameter(skyDate),
    "The date of a death, by the clock of where the days are kept; its tithi is remembered each year.",
  ),
  remembered_time: described(
    optionalParameter(wallTime),
    "Its time, HH:MM; if omitted, the tithi is that of the sunrise of the date.",
  ),
};

const parameters = z
  .object({
    ...birthParameters.shape,
    from: described(
      optionalParameter(skyDate),
      "The first date, DD/MM/YYYY or YYYY-MM-DD, years 1600 to 2400; today where the days are kept if omitted.",
    ),
    years: described(
      parameterOr(wholeNumber(1, MOST_YEARS, "size_out_of_range"), MOST_YEARS),
      `How many years from that date on: 1 to ${MOST_YEARS}, ${MOST_YEARS} if omitted; no day after 2400.`,
    ),
    minutes: described(
      uncertainMinutes,
      "By how many minutes the birth may be earlier or later, 1 to 720; then the answer says what would be another.",
    ),
    ...keptParameters,
  })
  .check(placeWhole, timeOfDate);

const limb = z.object({
  number: described(z.int(), "A tithi 1 to 30 from the new moon, a star 1 to 27 from Ashwini."),
  name: z.string(),
  from: wireInstant,
  until: wireInstant,
});

const paksha = described(z.string(), "The half of the lunar month.");
const open = described(
  z.array(z.string()),
  "One sentence for each of tithi, star, month and sign of the Sun that would be another: before which time it is what.",
);

const counted = z.object({
  tithi: limb,
  paksha,
  masa: described(wireMonth, "The lunar month, counted between new moons."),
  nakshatra: limb,
  solar_sign: described(z.enum(RASIS), "The sign of the Sun, which is the solar month."),
  solar_sign_name: z.string(),
  samvatsara: described(z.string(), "The name of the year, from Ugadi."),
  open,
});

const day = z.object({
  date: described(z.string(), "The civil date where it is kept, YYYY-MM-DD."),
  kind: z.enum(OWN_DAYS),
  name: z.string(),
  years: described(z.int(), "How many years after the birth or the death."),
  title: described(z.string(), "The name with that number."),
  from: described(wireInstant, "When its tithi or its star begins."),
  until: described(wireInstant, "When that ends."),
  rite_from: described(z.optional(wireInstant), "Of a day of remembrance the afternoon in which its tithi must run."),
  rite_until: z.optional(wireInstant),
  why: described(z.string(), "Why it falls on this day, one sentence."),
  notes: described(z.array(z.string()), "What it is counted by, and what an adhika month or a second day changes."),
});

const dasha = z.object({
  start: wireInstant,
  lords: described(
    z.tuple([z.enum(GRAHAS), z.enum(GRAHAS)]),
    "Of the mahadasha and of its part; twice the same: both begin.",
  ),
  text: z.string(),
});

const saturn = z.object({
  at: wireInstant,
  change: described(z.enum(["enters", "leaves"]), "Into a sign that counts from the Moon, or out of the last of them."),
  sign: z.enum(RASIS),
  house: described(z.int(), "From the Moon: 12, 1 and 2 are Sade Sati; 4, 7 and 8 the small panotis."),
  retro: described(z.boolean(), "It came back into the sign moving backwards."),
  returns: described(z.nullable(wireInstant), "When it comes back after leaving, if it turns."),
  text: z.string(),
});

const ownDaysOf = z.object({
  from: described(z.string(), "The first date, YYYY-MM-DD."),
  to: described(z.string(), "The last date."),
  birth: counted,
  remembered: described(
    z.optional(z.object({ tithi: limb, paksha, masa: wireMonth, open })),
    "Of the date of a death.",
  ),
  days: described(z.array(day), "In order."),
  dashas: described(z.array(dasha), "The parts of mahadashas that begin in these years."),
  saturn: described(z.array(saturn), "Saturn's changes by the signs that count from the Moon, returns included."),
});

export const ownDays = defineCall({
  method: "GET",
  path: `${API_BASE}/horoscope/own-days`,
  tag: "horoscope",
  summary: "Birthdays by tithi and star, days of remembrance, changes of dashas and of Saturn",
  parameters,
  response: envelope(ownDaysOf),
  kept: "never",
  price: 3,
  example: { ...EXAMPLE_BIRTH, from: "24/11/2026" },
});
export type OwnDaysRequest = RequestOf<typeof ownDays>;
export type OwnDaysResponse = AnswerOf<typeof ownDays>;
export type OwnDaysAnswer = z.infer<typeof ownDaysOf>;
export type WireOwnDay = z.infer<typeof day>;
