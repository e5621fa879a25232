import { GRAHAS, NAKSHATRAS, RASIS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { envelope } from "./envelope.ts";
import { birthParameters, decimal } from "./parameters.ts";

/** By how many minutes a birth may be uncertain either way. */
export const UNCERTAIN_MINUTES = { first: 1, usual: 15, last: 720 } as const;

export const sensitivityParameters = z.object({
  ...birthParameters.shape,
  minutes: z.optional(decimal(UNCERTAIN_MINUTES.first, UNCERTAIN_MINUTES.last, "size_out_of_range")),
});
export type SensitivityRequest = z.output<typeof sensitivityParameters>;

export const SENSITIVE_IDS = [
  "lagna",
  "navamsa_lagna",
  "moon_sign",
  "nakshatra",
  "pada",
  "mahadasha",
  "antardasha",
  "pratyantardasha",
] as const;

/** A sign, a star, a quarter, or the lords of the running periods down to its own. */
const value = z.object({
  id: z.union([z.enum(RASIS), z.enum(NAKSHATRAS), z.int(), z.array(z.enum(GRAHAS))]),
  name: z.string(),
});

const sensitivity = z.object({
  /** The uncertainty reckoned with, either way. */
  minutes: z.number(),
  /** In order of birth time. Born before `birth_time` one has the value before, from it on the one after. */
  changes: z.array(
    z.object({
      quantity: z.enum(SENSITIVE_IDS),
      name: z.string(),
      /** ISO 8601 with offset. */
      birth_time: z.string(),
      /** From the stated birth, negative before it; to a hundredth. */
      offset_minutes: z.number(),
      before: value,
      after: value,
      text: z.string(),
    }),
  ),
  /** What stays the same however the uncertainty falls. */
  steady: z.array(z.object({ quantity: z.enum(SENSITIVE_IDS), name: z.string() })),
});

/** GET /horoscope/sensitivity: what another minute of birth would change. */
export const sensitivityResponse = envelope(sensitivity);
export type SensitivityResponse = z.infer<typeof sensitivityResponse>;
export type Sensitivity = z.infer<typeof sensitivity>;
