import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { envelope } from "../envelope.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { placedOrNone } from "../optional-place.ts";
import {
  conventionParameters,
  explain,
  lang,
  latitude,
  longitude,
  offsetHours,
  skyYear,
  zoneParameter,
} from "../parameters.ts";
import { zodiac } from "../zodiac.ts";

/** Without a place it is the year at Hyderabad: its eclipses, and its clock, at whose midnight year and quarters begin. */
const parameters = z
  .object({
    year: skyYear,
    zodiac,
    lat: optionalParameter(latitude),
    lon: optionalParameter(longitude),
    tz: optionalParameter(offsetHours),
    zone: zoneParameter,
    lang,
    explain,
    ...conventionParameters,
  })
  .check(placedOrNone);

/** 0 to 100. */
const score = z.int();
const category = z.object({ score, prediction: z.string() });

/** A quarter of the calendar year; `status` is the standing among people. A text's paragraphs stand on lines of their own. */
const phase = z.object({
  score,
  physique: category,
  health: category,
  relationship: category,
  career: category,
  travel: category,
  family: category,
  friends: category,
  finances: category,
  status: category,
  prediction: z.string(),
  period: z.string(),
});
export type YearlyPhase = z.infer<typeof phase>;

const quarters = z.object({ phase_1: phase, phase_2: phase, phase_3: phase, phase_4: phase });
export type Yearly = z.infer<typeof quarters>;

const pastPhase = z.object({
  physique: z.string(),
  health: z.string(),
  relationship: z.string(),
  career: z.string(),
  travel: z.string(),
  family: z.string(),
  friends: z.string(),
  finances: z.string(),
  status: z.string(),
  prediction: z.string(),
});
const pastQuarters = z.object({ phase_1: pastPhase, phase_2: pastPhase, phase_3: pastPhase, phase_4: pastPhase });
export type YearlyPastPhase = z.infer<typeof pastPhase>;

/** A sentence of a category in `response` whose time ends within the quarter. */
const endingSentence = z.object({
  /** 1 to 4 */
  quarter: z.int(),
  aspect: z.enum(["physique", "health", "relationship", "career", "travel", "family", "friends", "finances", "status"]),
  /** Its last day, YYYY-MM-DD by the clock of the place. */
  until: z.string(),
  text: z.string(),
  /** What takes its place from the day after. */
  past_text: z.string(),
});
export type YearlyEndingSentence = z.infer<typeof endingSentence>;

const eclipseType = z.enum(["penumbral", "partial", "annular", "hybrid", "total"]);

const dated = {
  /** YYYY-MM-DD by the clock of the place. */
  date: z.string(),
  /** The sign it happens in, 1 Aries to 12 Pisces, and its house from the Moon sign, 1 to 12. */
  sign: z.int(),
  house: z.int(),
  /** How tradition counts it for the Moon sign. */
  quality: z.enum(["good", "bad", "neutral"]),
  /** The year cannot be told without it. */
  great: z.boolean(),
  /** One sentence, as of something to come and as of something over. */
  text: z.string(),
  past_text: z.string(),
};
const yearEvent = z.discriminatedUnion("kind", [
  z.object({
    ...dated,
    kind: z.literal("ingress"),
    planet: z.string(),
    from_house: z.int(),
    /** It comes back into the sign, moving backwards. */
    retrograde: z.boolean(),
  }),
  z.object({ ...dated, kind: z.literal("station"), planet: z.string(), turns: z.enum(["retrograde", "direct"]) }),
  z.object({
    ...dated,
    kind: z.literal("eclipse"),
    /** Whose: Sun or Moon. */
    planet: z.string(),
    /** For the whole Earth, as in the festivals of a year. */
    type: eclipseType,
    /** Of what the place sees of it: partial where totality or the ring is below the horizon; null if it sees nothing. */
    visible_type: z.nullable(eclipseType),
    /** Seen from the place. */
    visible: z.boolean(),
  }),
]);
export type YearlyEvent = z.infer<typeof yearEvent>;

/** A slow planet in one house from the Moon sign; all its stays together are the year. */
const yearStay = z.object({
  planet: z.string(),
  house: z.int(),
  /** Whether tradition counts the house among the good ones of the planet. */
  quality: z.enum(["good", "bad"]),
  /** YYYY-MM-DD by the clock of the place; the day it is no longer there, or the first of the next year. */
  from: z.string(),
  until: z.string(),
});
export type YearlyStay = z.infer<typeof yearStay>;

/** The lunar year that begins in the year, and its figures for the Moon sign. */
const ugadi = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  /** 1 Prabhava to 60 Akshaya. */
  number: z.int(),
  name: z.string(),
  /** The planet of the weekday of Ugadi. */
  king: z.string(),
  /** Income and expense, 1 to 14. */
  aadayam: z.int(),
  vyayam: z.int(),
  /** Respect and disgrace, 1 to 7. */
  rajapujyam: z.int(),
  avamanam: z.int(),
});

/**
 * `year` and what else is ours are beside `response`: clients of the original read a score of everything within it. `past`
 * has the texts of the quarters once they are over, and `ends` the sentences that are over before their quarter is; a client
 * chooses by its own clock, so that an answer never ages.
 */
export const yearly = defineCall({
  method: "GET",
  path: `${API_BASE}/prediction/yearly`,
  tag: "prediction",
  summary: "The year of a Moon sign, quarter by quarter",
  parameters,
  response: z.extend(envelope(quarters), {
    year: z.int(),
    past: pastQuarters,
    ends: z.array(endingSentence),
    events: z.array(yearEvent),
    /** Of Jupiter, Saturn, Rahu and Ketu, planet by planet. */
    stays: z.array(yearStay),
    ugadi,
  }),
  kept: { seconds: 86_400, unless: "personal" },
  price: 3,
  example: { year: "2026", zodiac: "1" },
});
export type YearlyRequest = RequestOf<typeof yearly>;
export type YearlyResponse = AnswerOf<typeof yearly>;
