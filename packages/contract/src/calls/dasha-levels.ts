import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { type DashaLord, dashaLordNamed } from "../dasha-lord.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { optionalParameter } from "../optional-parameter.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { refusing } from "../refusing.ts";
import { wholeNumber } from "../whole-number.ts";

/** Mahadasha, antardasha, pratyantardasha, sukshma, prana. */
export const DASHA_LEVELS = 5;
/** Three levels at once are 819 periods; the next needs a path. */
export const DASHA_LEVELS_AT_ONCE = 3;

const lordsNamed = (text: string): (DashaLord | undefined)[] => text.split("/").map(dashaLordNamed);

/** The lords from the mahadasha down, English whatever the language, in any case: `Saturn/Mercury`. */
const path = z.pipe(
  z.string(refusing("unknown_period")).check(
    z.maxLength(48, refusing("unknown_period")),
    z.refine(
      (text) => !lordsNamed(text).includes(undefined) && lordsNamed(text).length < DASHA_LEVELS,
      refusing("unknown_period"),
    ),
  ),
  z.transform((text) => lordsNamed(text).filter((lord) => lord !== undefined)),
);

/** `depth` left out: the level below the path. All nine mahadashas without a path. */
const parameters = z.object({
  ...birthParameters.shape,
  path: described(
    optionalParameter(path),
    "The period to open, by its lords from the mahadasha down, at most four, such as Saturn/Mercury.",
  ),
  depth: described(
    optionalParameter(wholeNumber(1, DASHA_LEVELS, "size_out_of_range")),
    "The level to list down to, 1 mahadasha to 5 prana, at most three below the path.",
  ),
});

const period = z.object({
  /** Names of the lords from the mahadasha down, in the requested language. */
  path: z.string(),
  /** The same as ids, for a request of its parts. */
  lords: z.array(z.enum(GRAHAS)),
  /** 1 mahadasha … 5 prana. */
  level: z.int(),
  level_name: z.string(),
  /** ISO 8601 with offset; the end of one is the start of the next. */
  start: z.string(),
  end: z.string(),
  /** It runs at the moment of the question. */
  is_running: z.boolean(),
});

const levels = z.object({
  /** In order of time; each followed by its parts. */
  periods: z.array(period),
  /** What runs at the moment of the question, all five levels; empty outside the 120 years. */
  running: z.array(period),
  /** What was left of the first mahadasha at birth: years of twelve months of thirty days. */
  balance: z.object({ graha: z.enum(GRAHAS), name: z.string(), years: z.int(), months: z.int(), days: z.int() }),
});

/** Vimshottari to five levels, opened where the caller asks. */
export const dashaLevels = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/levels`,
  tag: "dashas",
  summary: "Vimshottari to five levels, opened at a path",
  parameters,
  response: envelope(levels),
  kept: "never",
  price: 2,
  example: EXAMPLE_BIRTH,
});
export type DashaLevelsRequest = RequestOf<typeof dashaLevels>;
export type DashaLevelsResponse = AnswerOf<typeof dashaLevels>;
export type DashaLevelPeriod = z.infer<typeof period>;
