import * as z from "zod/mini";

/** 0 to 100. */
const score = z.int();
const part = z.object({ score, split_response: z.string() });
const text = z.string();

const luckFields = {
  /** A word, lower case in English. */
  lucky_color: z.string(),
  /** #RRGGBB */
  lucky_color_code: z.string(),
  lucky_number: z.tuple([z.int(), z.int()]),
};

/** Eight of the nine aspects, which a week has too; `status` is the state of mind. */
const ofEight = <T extends z.ZodMiniType>(value: T) => ({
  status: value,
  finances: value,
  relationship: value,
  career: value,
  travel: value,
  family: value,
  friends: value,
  health: value,
});
/** All nine: a day's. */
const ofNine = <T extends z.ZodMiniType>(value: T) => ({ physique: value, ...ofEight(value) });

/** A day without `split`, but for whose it is. */
export const wholeDay = z.object({ total_score: score, ...luckFields, ...ofNine(score), bot_response: z.string() });
/** With `split`. */
export const splitDay = z.object({ ...luckFields, bot_response: z.object({ ...ofNine(part), total_score: part }) });

/** The place whose sunrise begins a day, degrees north and east; its clock as hours east of Greenwich or as a zone. */
const predictedPlace = z.object({
  lat: z.number(),
  lon: z.number(),
  tz: z.optional(z.number()),
  zone: z.optional(z.string()),
});

/** The day's text in its parts, each a sentence or more; the same as in `response`, which keeps the form of older clients. */
const storyOfDay = z.object({
  /** What the day is about, without a full stop. */
  headline: text,
  /** Of ten days of the sign, or of the star, about how many have a lower `total_score`, 0 to 10, and the sentence. */
  standing: z.object({ of_ten: z.int(), text }),
  story: text,
  /** One thing to do, and one to leave. */
  act: text,
  caution: text,
  /** `10:38 AM`, by the clock of the place, and the sentence; null where the Sun does not rise or set. */
  hour: z.nullable(z.object({ from: z.string(), to: z.string(), text })),
  /** The blessing of the sign's guardian. */
  closing: text,
  /** A text for each aspect. */
  aspects: z.object(ofNine(text)),
});

/** What stands beside the response of a day. */
export const besideDay = {
  /** The date asked for, DD/MM/YYYY. */
  date: z.string(),
  place: predictedPlace,
  day: storyOfDay,
};

const namedWeek = {
  zodiac: z.string(),
  /** Of the year of its Saturday; the first is the one with 1 January. */
  week_number: z.int(),
};

/** A week without `split`, and with it. */
export const wholeWeek = z.object({
  total_score: score,
  ...luckFields,
  ...ofEight(score),
  bot_response: z.string(),
  ...namedWeek,
});
export const splitWeek = z.object({
  ...luckFields,
  bot_response: z.object({ ...ofEight(part), total_score: part }),
  ...namedWeek,
});

/** A day of the week that stands out, DD/MM/YYYY, and its sentence. */
const dayOfWeek = z.nullable(z.object({ date: z.string(), text }));

/** What stands beside the response of a week. */
export const besideWeek = {
  place: predictedPlace,
  week: z.object({
    /** Sunday and Saturday, DD/MM/YYYY. */
    from: z.string(),
    to: z.string(),
    /** Each date of it with the `total_score` of its own day. */
    days: z.array(z.object({ date: z.string(), total_score: score })),
    /** What the week is about, without a full stop. */
    headline: text,
    story: text,
    /** Null in a week whose days are nearly alike. */
    best: dayOfWeek,
    hardest: dayOfWeek,
    /** The blessing of the sign's guardian. */
    closing: text,
    /** A text for each aspect. */
    aspects: z.object(ofEight(text)),
  }),
};
