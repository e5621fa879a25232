import { queryOptions } from "@tanstack/react-query";
import { type Lang, PATHS, reverseResponse } from "@vedanga/contract";
import { requestJson } from "./client.ts";

/** What is found at a pair of coordinates, in decimal degrees. */
export function reversePlace(lat: number, lon: number, lang: Lang) {
  return queryOptions({
    queryKey: ["reverse", lat, lon, lang],
    queryFn: ({ signal }) => requestJson(PATHS.geoReverse, reverseResponse, { query: { lat, lon, lang }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
