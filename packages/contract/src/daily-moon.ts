import * as z from "zod/mini";
import { envelope } from "./envelope.ts";
import type { ErrorCode } from "./error-codes.ts";
import { placedOrNone } from "./optional-place.ts";
import {
  conventionParameters,
  explain,
  flag,
  lang,
  latitude,
  longitude,
  offsetHours,
  skyDate,
  zone,
} from "./parameters.ts";
import { zodiac } from "./zodiac.ts";

const code = (name: ErrorCode): ErrorCode => name;

/**
 * GET /prediction/daily-moon. Without a place the day is that of Hyderabad. `show_same` is taken and changes nothing, as
 * in the original.
 */
export const dailyMoonParameters = z
  .object({
    zodiac,
    date: skyDate,
    lang,
    split: z._default(flag, false),
    type: z._default(z.enum(["big", "small"], { error: code("unknown_format") }), "big"),
    show_same: z.optional(z.string()),
    lat: z.optional(latitude),
    lon: z.optional(longitude),
    tz: z.optional(offsetHours),
    zone: z.optional(zone),
    explain,
    ...conventionParameters,
  })
  .check(placedOrNone);
export type DailyMoonRequest = z.output<typeof dailyMoonParameters>;

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

/** Flat without `split`, with it the same figures each beside its text. */
export const dailyMoonResponse = envelope(z.union([wholeDay, splitDay]));
export type DailyMoonResponse = z.infer<typeof dailyMoonResponse>;
