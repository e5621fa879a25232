import { queryOptions } from "@tanstack/react-query";
import { calls, type GemRecord } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "./client.ts";
import type { ReasonsQuery } from "./reasons-query.ts";
import { decodeGem } from "./wire/gems.ts";

/** The key of a stone on the wire. */
export type GemKey = GemRecord["gem"];

/** The texts about a stone, the same for everyone. */
export function gemDetails(gem: GemKey, lang: Language) {
  return queryOptions({
    queryKey: ["gem-details", gem, lang],
    queryFn: async ({ signal }) => decodeGem(await request(calls.gemDetails, { gem, lang }, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the texts about a stone are taken from, by the fields of its record. */
export function gemDetailsReasons(gem: GemKey, lang: Language): ReasonsQuery {
  return {
    queryKey: ["gem-details-reasons", gem, lang],
    queryFn: async ({ signal }) => (await request(calls.gemDetails, { gem, lang, explain: 1 }, signal)).reasons ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  };
}
