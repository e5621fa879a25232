import { GEMS } from "@vedanga/core/ids";
import type { GemKey } from "#api/gem-details.ts";

const DEFAULT_GEM: GemKey = "coral";

/** The stone that an address names: the coral where it names none, undefined where it names no stone of the nine. */
export function gemOfAddress(search: URLSearchParams): GemKey | undefined {
  const named = search.get("gem")?.trim().toLowerCase() || DEFAULT_GEM;
  return GEMS.find((gem) => gem === named);
}
