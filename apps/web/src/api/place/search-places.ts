import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AnswerOf, calls, type Place } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "../client.ts";

const LIMIT = 8;

export interface FoundPlaces {
  /** Best first. */
  readonly places: readonly Place[];
  /** How many of them have exactly the typed name; undefined if the service does not say. */
  readonly exact?: number | undefined;
}

/** What is sent. */
export const placesQuery = (text: string, lang: Language) => ({ q: text.trim(), lang, limit: LIMIT });

export const foundPlaces = ({ response, exact }: AnswerOf<typeof calls.geoSearch>): FoundPlaces => ({
  places: response,
  exact,
});

/** Places whose name begins with or contains the text, best first; none for an empty text. */
export function searchPlaces(text: string, lang: Language) {
  const asked = placesQuery(text, lang);
  const { q } = asked;
  return queryOptions({
    queryKey: ["places", q, lang],
    queryFn: async ({ signal }) => foundPlaces(await request(calls.geoSearch, asked, signal)),
    enabled: q !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
