import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "../client.ts";

/** One place by its id, with its name in a language. */
export function getPlace(id: string, lang: Language) {
  return queryOptions({
    queryKey: ["place", id, lang],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.geoPlace, { id, lang }, signal);
      return response;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
