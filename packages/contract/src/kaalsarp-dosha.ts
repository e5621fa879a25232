import type { KaalsarpDirection, KaalsarpType } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { envelope } from "./envelope.ts";

/** Codes, English in every language. */
export const KAALSARP_TYPE_WIRE = {
  anant: "Anant",
  kulik: "Kulik",
  vasuki: "Vasuki",
  shankpal: "Shankpal",
  padma: "Padma",
  mahapadma: "Mahapadma",
  takshak: "Takshak",
  karkotak: "Karkotak",
  shankhchood: "Shankhchood",
  ghatak: "Ghatak",
  vishdhar: "Vishdhar",
  sheshnag: "Sheshnag",
} as const satisfies Record<KaalsarpType, string>;

export const KAALSARP_DIRECTION_WIRE = {
  ascending: "Ascending",
  descending: "Descending",
} as const satisfies Record<KaalsarpDirection, string>;

const kaalsarpDoshaReport = z.object({
  is_dosha_present: z.boolean(),
  /** This and the next two only where it is present. */
  dosha_type: z.optional(z.enum(Object.values(KAALSARP_TYPE_WIRE))),
  dosha_direction: z.optional(z.enum(Object.values(KAALSARP_DIRECTION_WIRE))),
  /** The houses of Rahu and Ketu: `3-9`. */
  rahu_ketu_axis: z.optional(z.string()),
  bot_response: z.string(),
  remedies: z.array(z.string()),
});
export type KaalsarpDoshaReport = z.infer<typeof kaalsarpDoshaReport>;

/** GET /dosha/kaalsarp-dosh */
export const kaalsarpDoshaResponse = envelope(kaalsarpDoshaReport);
export type KaalsarpDoshaResponse = z.infer<typeof kaalsarpDoshaResponse>;
