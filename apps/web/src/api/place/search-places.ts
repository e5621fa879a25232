import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { calls, type Place } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "../client.ts";

const LIMIT = 8;

export interface FoundPlaces {
  /** Best first. */
  readonly places: readonly Place[];
  /** How many of them have exactly the typed name; undefined if the service does not say. */
  readonly exact?: number | undefined;
}

/** Places whose name begins with or contains the text, best first; none for an empty text. */
export function searchPlaces(text: string, lang: Language) {
  const q = text.trim();
  return queryOptions({
    queryKey: ["places", q, lang],
    queryFn: async ({ signal }): Promise<FoundPlaces> => {
      const { response, exact } = await request(calls.geoSearch, { q, lang, limit: LIMIT }, signal);
      return { places: response, exact };
    },
    enabled: q !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
