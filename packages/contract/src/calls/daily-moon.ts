import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { optionalParameter, parameterOr } from "../optional-parameter.ts";
import { placedOrNone } from "../optional-place.ts";
import {
  conventionParameters,
  EXAMPLE_DAY,
  explain,
  flag,
  lang,
  latitude,
  longitude,
  offsetHours,
  skyDate,
  zoneParameter,
} from "../parameters.ts";
import { refusing } from "../refusing.ts";
import { zodiac } from "../zodiac.ts";

/** Without a place it is the day at Hyderabad. */
const parameters = z
  .object({
    zodiac,
    date: skyDate,
    lang,
    split: described(parameterOr(flag, false), "true puts each score beside its own text."),
    type: described(
      parameterOr(z.enum(["big", "small"], refusing("unknown_format")), "big"),
      "small gives shorter texts.",
    ),
    // Read as nothing, so that no text of a caller is passed on or kept.
    show_same: described(
      z.pipe(
        z.optional(z.string()),
        z.transform(() => undefined),
      ),
      "Taken for the sake of older clients; changes nothing.",
    ),
    lat: optionalParameter(latitude),
    lon: optionalParameter(longitude),
    tz: optionalParameter(offsetHours),
    zone: zoneParameter,
    explain,
    ...conventionParameters,
  })
  .check(placedOrNone);

/** 0 to 100. */
const score = z.int();
const luck = {
  /** A word, lower case in English. */
  lucky_color: z.string(),
  /** #RRGGBB */
  lucky_color_code: z.string(),
  lucky_number: z.tuple([z.int(), z.int()]),
};

/** `status` is the state of mind. */
const wholeDay = z.object({
  total_score: score,
  ...luck,
  physique: score,
  status: score,
  finances: score,
  relationship: score,
  career: score,
  travel: score,
  family: score,
  friends: score,
  health: score,
  bot_response: z.string(),
  zodiac: z.string(),
});
export type DailyMoonWhole = z.infer<typeof wholeDay>;

const part = z.object({ score, split_response: z.string() });

const splitDay = z.object({
  ...luck,
  bot_response: z.object({
    physique: part,
    status: part,
    finances: part,
    relationship: part,
    career: part,
    travel: part,
    family: part,
    friends: part,
    health: part,
    total_score: part,
  }),
  zodiac: z.string(),
});
export type DailyMoonSplit = z.infer<typeof splitDay>;

/** The day's text in its parts, each a sentence or more; the same as in `response`, which keeps the form of older clients. */
const day = z.object({
  /** What the day is about, without a full stop. */
  headline: z.string(),
  /** Of ten days of the sign about how many have a lower `total_score`, 0 to 10, and the sentence. */
  standing: z.object({ of_ten: z.int(), text: z.string() }),
  story: z.string(),
  /** One thing to do, and one to leave. */
  act: z.string(),
  caution: z.string(),
  /** `10:38 AM`, by the clock of the place, and the sentence; null where the Sun does not rise or set. */
  hour: z.nullable(z.object({ from: z.string(), to: z.string(), text: z.string() })),
  /** The blessing of the sign's guardian. */
  closing: z.string(),
  /** A text for each aspect. */
  aspects: z.object({
    physique: z.string(),
    status: z.string(),
    finances: z.string(),
    relationship: z.string(),
    career: z.string(),
    travel: z.string(),
    family: z.string(),
    friends: z.string(),
    health: z.string(),
  }),
});

/** Flat without `split`, with it the same figures each beside its text. */
export const dailyMoon = defineCall({
  method: "GET",
  path: `${API_BASE}/prediction/daily-moon`,
  tag: "prediction",
  summary: "The day of a Moon sign",
  parameters,
  response: z.extend(envelope(z.union([wholeDay, splitDay])), {
    /** The date asked for, DD/MM/YYYY. */
    date: z.string(),
    /** The place whose sunrise begins the day, degrees north and east; its clock as hours east of Greenwich or as a zone. */
    place: z.object({ lat: z.number(), lon: z.number(), tz: z.optional(z.number()), zone: z.optional(z.string()) }),
    day,
  }),
  kept: { seconds: 3600, unless: "personal" },
  example: { zodiac: "1", date: EXAMPLE_DAY.date },
});
export type DailyMoonRequest = RequestOf<typeof dailyMoon>;
export type DailyMoonResponse = AnswerOf<typeof dailyMoon>;
