import type { WireFestival } from "@vedanga/contract";
import { parseFields } from "./parse-fields.ts";
import { parseInstant } from "./parse-wire-time.ts";

const HOURS = ["moonrise", "parana_from", "parana_until", "rite_from", "rite_until", "sankranti"] as const;
const ECLIPSE_HOURS = ["greatest", "start", "end", "visible_from", "visible_until"] as const;

/** What is kept on a day, its hours read. */
export function decodeFestival({ tithi, eclipse, ...festival }: WireFestival) {
  return {
    ...parseFields(festival, HOURS, parseInstant),
    ...(tithi && { tithi: parseFields(tithi, ["start", "end"], parseInstant) }),
    ...(eclipse && { eclipse: parseFields(eclipse, ECLIPSE_HOURS, parseInstant) }),
  };
}

export type Festival = ReturnType<typeof decodeFestival>;
