import { queryOptions } from "@tanstack/react-query";
import { type Lang, PATHS, placeResponse } from "@vedanga/contract";
import { requestJson } from "./client.ts";

/** One place by its id, with its name in a language. */
export function getPlace(id: string, lang: Lang) {
  return queryOptions({
    queryKey: ["place", id, lang],
    queryFn: async ({ signal }) => {
      const { response } = await requestJson(PATHS.geoPlace, placeResponse, { query: { id, lang }, signal });
      return response;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
