import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "../client.ts";

const LIMIT = 6;

/** The largest places of a time zone (IANA). */
export function zonePlaces(zone: string, lang: Language) {
  return queryOptions({
    queryKey: ["zone-places", zone, lang],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.geoZone, { zone, lang, limit: LIMIT }, signal);
      return response;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
