import { GRAHAS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { envelope } from "./envelope.ts";
import type { ErrorCode } from "./error-codes.ts";
import { birthParameters, decimal } from "./parameters.ts";
import { GRAHA_WIRE } from "./wire-names.ts";

const code = (name: ErrorCode): ErrorCode => name;

/** Mahadasha, antardasha, pratyantardasha, sukshma, prana. */
export const DASHA_LEVELS = 5;
/** Three levels at once are 819 periods; the next needs a path. */
export const DASHA_LEVELS_AT_ONCE = 3;

type DashaLord = (typeof GRAHAS)[number];

const lordNamed = (text: string): DashaLord | undefined =>
  GRAHAS.find((graha) => graha === text.toLowerCase() || GRAHA_WIRE[graha].name === text);

const lordsNamed = (text: string): (DashaLord | undefined)[] => text.split("/").map(lordNamed);

/** The lords from the mahadasha down, English whatever the language: `Saturn/Mercury`. */
const path = z.pipe(
  z.string(code("unknown_period")).check(
    z.maxLength(48, { error: code("unknown_period"), abort: true }),
    z.refine((text) => !lordsNamed(text).includes(undefined) && lordsNamed(text).length < DASHA_LEVELS, {
      error: code("unknown_period"),
    }),
  ),
  z.transform((text) => lordsNamed(text).filter((lord) => lord !== undefined)),
);

const isLevel = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= DASHA_LEVELS;

/**
 * `path` names the period that is opened, `depth` the level down to which its parts are listed; left out, the one below
 * the path. All nine mahadashas without a path.
 */
export const dashaLevelsParameters = z.object({
  ...birthParameters.shape,
  path: z.optional(path),
  depth: z.optional(
    decimal(1, DASHA_LEVELS, "size_out_of_range").check(
      z.refine(isLevel, { error: code("size_out_of_range"), params: { accepted: `1 to ${DASHA_LEVELS}` } }),
    ),
  ),
});
export type DashaLevelsRequest = z.output<typeof dashaLevelsParameters>;

const period = z.object({
  /** Names of the lords from the mahadasha down, in the language asked for. */
  path: z.string(),
  /** The same as ids, to ask for its parts with. */
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

const dashaLevels = z.object({
  /** In order of time; each followed by its parts. */
  periods: z.array(period),
  /** What runs at the moment of the question, all five levels; empty outside the 120 years. */
  running: z.array(period),
  /** What was left of the first mahadasha at birth: years of twelve months of thirty days. */
  balance: z.object({ graha: z.enum(GRAHAS), name: z.string(), years: z.int(), months: z.int(), days: z.int() }),
});

/** GET /dashas/levels: Vimshottari to five levels, opened where the caller asks. */
export const dashaLevelsResponse = envelope(dashaLevels);
export type DashaLevelsResponse = z.infer<typeof dashaLevelsResponse>;
export type DashaLevels = z.infer<typeof dashaLevels>;
export type DashaLevelPeriod = z.infer<typeof period>;
