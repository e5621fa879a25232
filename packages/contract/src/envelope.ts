import { AYANAMSAS, BINDU_TABLES, DASHA_YEARS, NODE_KINDS, POSITION_KINDS, SUNRISE_KINDS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { ERRORS, type ErrorCode } from "./error-codes.ts";
import { wireReason } from "./reason.ts";

/** The conventions of an answer. */
export const conventionsUsed = z.object({
  ayanamsa: z.enum(AYANAMSAS),
  node: z.enum(NODE_KINDS),
  positions: z.enum(POSITION_KINDS),
  sunrise: z.enum(SUNRISE_KINDS),
  dasha_year: z.enum(DASHA_YEARS),
  bindus: z.enum(BINDU_TABLES),
});
export type ConventionsUsed = z.infer<typeof conventionsUsed>;

/** The quota counter of the original API. Ours has no quota: always this number, for clients that expect one. */
export const REMAINING_API_CALLS = 1_000_000;

/** The envelope of the 13 calls. */
export const envelope = <T extends z.core.$ZodType>(response: T) =>
  z.object({
    status: z.literal(200),
    response,
    remaining_api_calls: z.int(),
    conventions: conventionsUsed,
    /** Only with `explain=1`. */
    reasons: z.optional(z.array(wireReason)),
  });

/** The envelope of calls that calculate nothing: places and records. */
export const plainEnvelope = <T extends z.core.$ZodType>(response: T) => z.object({ status: z.literal(200), response });

export const errorBody = z.object({
  status: z.int(),
  response: z.string(),
  /** As in every answer of the original API, also of an error. */
  remaining_api_calls: z.optional(z.int()),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  field: z.optional(z.string()),
  request_id: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
