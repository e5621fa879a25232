import type { GocharaNow, SkyNow } from "@vedanga/contract";
import { parseFields } from "./parse-fields.ts";
import { parseInstant } from "./parse-wire-time.ts";

/** The sky of an instant, that instant read. */
export const decodeSky = (sky: SkyNow) => parseFields(sky, ["at"], parseInstant);
export type Sky = ReturnType<typeof decodeSky>;

/** The transits of an instant, that instant read. */
export const decodeTransits = (transits: GocharaNow) => parseFields(transits, ["at"], parseInstant);
