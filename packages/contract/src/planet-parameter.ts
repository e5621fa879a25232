import * as z from "zod/mini";
import { dashaLordNamed } from "./dasha-lord.ts";
import { described } from "./described.ts";
import { refusing } from "./refusing.ts";

/** One of the nine grahas; the nine lords of the dashas are the same. */
export const planetParameter = described(
  z.pipe(
    z
      .string(refusing("unknown_planet"))
      .check(z.refine((text) => dashaLordNamed(text) !== undefined, refusing("unknown_planet"))),
    z.transform((text) => dashaLordNamed(text) ?? z.NEVER),
  ),
  "Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu or Ketu, in any case.",
);
