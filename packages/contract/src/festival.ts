import { FESTIVAL_KINDS, TRADITIONS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { described } from "./described.ts";
import { wireInstant } from "./wire-instant.ts";

const eclipse = z.object({
  body: described(z.enum(["solar", "lunar"]), "Of the Sun or of the Moon."),
  type: described(z.string(), "Of the whole Earth: total, annular, hybrid, partial or penumbral."),
  local_type: described(z.nullable(z.string()), "As the place has it; null where the shadow misses it."),
  visible: described(z.boolean(), "Whether anything of it can be seen from the place."),
  greatest: described(wireInstant, "When the place sees most of it."),
  magnitude: described(z.number(), "The part of the disc covered; above 1 where total, below 0 for none."),
  start: described(z.nullable(wireInstant), "The first touch at the place; of the Moon that of the umbra."),
  end: described(z.nullable(wireInstant), "The last touch."),
  visible_from: described(z.nullable(wireInstant), "From when the body stands above the horizon meanwhile."),
  visible_until: z.nullable(wireInstant),
});

/** A festival, vrata, sankranti or eclipse on its day. */
export const wireFestival = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(FESTIVAL_KINDS),
  tradition: described(z.optional(z.enum(TRADITIONS)), "Whose day it is, where the schools keep two."),
  tradition_name: z.optional(z.string()),
  special: described(z.string(), "What is kept on the day."),
  why: described(z.string(), "Why it falls on this day, one sentence."),
  moonrise: described(z.optional(wireInstant), "Where the rite waits for the Moon."),
  parana_from: described(z.optional(wireInstant), "When the fast of an ekadashi may be broken."),
  parana_until: described(z.optional(wireInstant), "The end of the twelfth tithi, where it is not over before."),
  rite_from: described(z.optional(wireInstant), "The part of the day in which its tithi must run."),
  rite_until: z.optional(wireInstant),
  sankranti: described(z.optional(wireInstant), "When the Sun enters the sign."),
  eclipse: z.optional(eclipse),
});
export type WireFestival = z.infer<typeof wireFestival>;
