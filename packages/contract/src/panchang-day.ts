import * as z from "zod/mini";
import { envelope } from "./envelope.ts";

/** ISO 8601 with seconds and offset. */
const instant = z.string();
const span = { start: instant, end: instant };
const limb = z.object({ number: z.int(), name: z.string(), ...span });
const sign = z.object({ number: z.int(), name: z.string(), ...span });
const month = z.object({ number: z.int(), name: z.string(), adhika: z.boolean(), kshaya: z.boolean() });
const year = z.object({ number: z.int(), name: z.string() });

export const SPAN_KINDS = ["rahu_kaal", "gulika", "yamaganda", "abhijit"] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];
export const SPAN_QUALITIES = ["good", "bad", "neutral"] as const;

const panchangDay = z.object({
  date: z.string(),
  sunrise: z.nullable(instant),
  sunset: z.nullable(instant),
  next_sunrise: z.nullable(instant),
  solar_noon: instant,
  moonrise: z.array(instant),
  moonset: z.array(instant),
  vaara: z.object({ number: z.int(), name: z.string() }),
  tithi: z.array(limb),
  nakshatra: z.array(limb),
  yoga: z.array(limb),
  karana: z.array(limb),
  spans: z.array(z.object({ kind: z.enum(SPAN_KINDS), ...span, quality: z.enum(SPAN_QUALITIES) })),
  moon_sign: z.array(sign),
  sun_sign: z.array(sign),
  masa: z.object({ amanta: month, purnimanta: month }),
  paksha: z.string(),
  ritu: z.string(),
  ritu_solar: z.string(),
  ayana: z.string(),
  years: z.object({ saka: year, vikrama: year, kali: year }),
  next_new_moon: instant,
  next_full_moon: instant,
  /** Altitudes in degrees every 15 minutes from sunrise to the next; from midnight where the Sun does not rise. */
  curves: z.object({ start: instant, step_minutes: z.int(), sun: z.array(z.number()), moon: z.array(z.number()) }),
});

/** GET /panchang/day: the whole day from sunrise to sunrise. Where the Sun does not rise, from midnight to midnight. */
export const panchangDayResponse = envelope(panchangDay);
export type PanchangDayResponse = z.infer<typeof panchangDayResponse>;
export type PanchangDay = z.infer<typeof panchangDay>;
