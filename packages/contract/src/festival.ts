import { FESTIVAL_KINDS, PAKSHAS, TRADITIONS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { described } from "./described.ts";
import { wireInstant } from "./wire-instant.ts";

const eclipse = z.object({
  body: described(z.enum(["solar", "lunar"]), "Of the Sun or of the Moon."),
  type: described(z.string(), "For the whole Earth: total, annular, hybrid, partial or penumbral."),
  local_type: described(
    z.nullable(z.string()),
    "Its type at the place, whatever the horizon hides; null if the shadow misses it.",
  ),
  visible: described(z.boolean(), "Whether any part of it is visible from the place."),
  greatest: described(wireInstant, "When the eclipse is greatest at the place."),
  magnitude: described(z.number(), "The part of the diameter that is covered; above 1 if total, below 0 if none."),
  start: described(z.nullable(wireInstant), "The first contact at the place; for the Moon, with the umbra."),
  end: described(z.nullable(wireInstant), "The last contact."),
  visible_from: described(
    z.nullable(wireInstant),
    "The first moment of the eclipse at which the body is above the horizon.",
  ),
  visible_until: z.nullable(wireInstant),
});

/** A festival, vrata, sankranti or eclipse on its day. */
export const wireFestival = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(FESTIVAL_KINDS),
  tradition: described(z.optional(z.enum(TRADITIONS)), "Whose day it is, if the schools observe two."),
  tradition_name: z.optional(z.string()),
  tithi: described(
    z.optional(
      z.object({ number: z.int(), name: z.string(), paksha: z.enum(PAKSHAS), start: wireInstant, end: wireInstant }),
    ),
    "The tithi that is kept, 1 to 30 from the new moon; absent where a weekday, the Sun or another day decides.",
  ),
  special: described(z.string(), "What people celebrate or observe on the day."),
  why: described(z.string(), "Why it falls on this day, one sentence."),
  moonrise: described(z.optional(wireInstant), "If the rite begins at moonrise, that moonrise."),
  parana_from: described(z.optional(wireInstant), "The first moment at which the fast of an ekadashi may be broken."),
  parana_until: described(
    z.optional(wireInstant),
    "The last moment to break it: the end of the part of the day for it, or of the twelfth tithi if that is earlier.",
  ),
  rite_from: described(
    z.optional(wireInstant),
    "The part of the day in which its tithi must run; absent where it needs a sunrise or sunset that does not happen.",
  ),
  rite_until: z.optional(wireInstant),
  sankranti: described(z.optional(wireInstant), "When the Sun enters the sign."),
  eclipse: z.optional(eclipse),
});
export type WireFestival = z.infer<typeof wireFestival>;
