import { queryOptions } from "@tanstack/react-query";
import { calls, HYDERABAD } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "./client.ts";
import { decodeSky } from "./wire/sky.ts";

const { id: _, ...PLACE } = HYDERABAD;
const MINUTE_MS = 60_000;

interface SkyPlace {
  readonly lat: string;
  readonly lon: string;
  readonly zone: string;
}

/** The sky over Hyderabad, or another place, at this moment. One address for everyone there, so that a proxy may cache it. */
export function skyNow(lang: Language, place?: SkyPlace) {
  return queryOptions({
    queryKey: ["sky-now", lang, place],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.skyNow, { ...(place ?? PLACE), lang }, signal);
      return decodeSky(response);
    },
    staleTime: MINUTE_MS,
    refetchInterval: 5 * MINUTE_MS,
  });
}
