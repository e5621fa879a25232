import { FESTIVALS, type Festival, TRADITIONS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { wireFestival } from "../festival.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { conventionParameters, EXAMPLE_PLACE, skyDate, whereParameters } from "../parameters.ts";
import { refusing } from "../refusing.ts";
import { wholeNumber } from "../whole-number.ts";
import { wireInstant } from "../wire-instant.ts";

/** A festival of the lunar year comes again within 385 days. */
const MOST_DAYS = 400;
const MOST_IDS_CHARACTERS = 600;

const isFestival = (text: string): text is Festival => FESTIVALS.some((id) => id === text);

const ids = optionalParameter(
  z.pipe(
    z.string(refusing("unknown_kind")).check(
      z.maxLength(MOST_IDS_CHARACTERS, refusing("text_too_long")),
      z.refine((text) => text.split(",").every(isFestival), refusing("unknown_kind", "ids of festivals")),
    ),
    z.transform((text): readonly Festival[] => text.split(",").filter(isFestival)),
  ),
);

const parameters = z.object({
  date: skyDate,
  days: described(
    optionalParameter(wholeNumber(1, MOST_DAYS, "size_out_of_range")),
    `How many civil days, the date included: 1 to ${MOST_DAYS}; if omitted, up to the day before the same date of the next year. None after 2400.`,
  ),
  ids: described(ids, "Only these, by their ids, separated by commas; all if omitted."),
  ...whereParameters,
  ...conventionParameters,
});

/** The day of another school. */
const otherDay = z.object({
  date: described(z.string(), "YYYY-MM-DD."),
  tradition: z.enum(TRADITIONS),
  tradition_name: z.string(),
  why: described(z.string(), "Why they keep this day, one sentence."),
  source: described(z.string(), "The book or custom of that sentence."),
  parana_from: z.optional(wireInstant),
  parana_until: z.optional(wireInstant),
});

const yearFestival = z.object({
  date: described(z.string(), "The civil date, YYYY-MM-DD."),
  ...wireFestival.shape,
  source: described(z.string(), "The book or custom of `why`."),
  also: described(
    z.array(z.object({ text: z.string(), source: z.string() })),
    "What else was considered for the day, and another day by the book where custom differs from it.",
  ),
  other_days: described(z.array(otherDay), "The days on which other schools keep the same; usually none."),
});

const festivals = z.object({
  from: described(z.string(), "The first date, YYYY-MM-DD."),
  to: described(z.string(), "The last date."),
  festivals: described(
    z.array(yearFestival),
    "Festivals, vratas, ekadashis, sankrantis and eclipses, in order, each once: by its first day or by that of another school it lies in these dates.",
  ),
});

export const festivalsOfYear = defineCall({
  method: "GET",
  path: `${API_BASE}/panchang/festivals-of-year`,
  tag: "panchang",
  summary: "The festivals and vratas of a year, each once with the days of all schools",
  parameters,
  response: envelope(festivals),
  kept: { seconds: 3600, unless: "personal" },
  price: 8,
  example: { date: "01/01/2027", ids: "dipavali,ugadi", ...EXAMPLE_PLACE },
});
export type FestivalsOfYearRequest = RequestOf<typeof festivalsOfYear>;
export type FestivalsOfYearResponse = AnswerOf<typeof festivalsOfYear>;
export type YearFestival = z.infer<typeof yearFestival>;
