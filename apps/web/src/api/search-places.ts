import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Lang, PATHS, placeSearchResponse } from "@vedanga/contract";
import { requestJson } from "./client.ts";

const LIMIT = 8;

/** Places whose name begins with or contains the text, best first; none for an empty text. */
export function searchPlaces(text: string, lang: Lang) {
  const q = text.trim();
  return queryOptions({
    queryKey: ["places", q, lang],
    queryFn: async ({ signal }) => {
      const { response } = await requestJson(PATHS.geoSearch, placeSearchResponse, {
        query: { q, lang, limit: LIMIT },
        signal,
      });
      return response;
    },
    enabled: q !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
