import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import type { AlmanacQuestion } from "./almanac-question.ts";
import { request } from "./client.ts";
import { decodeSky } from "./wire/sky.ts";

export interface SkyAtQuestion extends AlmanacQuestion {
  /** Milliseconds since 1970 UTC. */
  readonly instantMs: number;
}

const SECONDS_END = 19;

/** The positions over a place at an instant. */
export function skyAt({ instantMs, conventions, ...where }: SkyAtQuestion) {
  const at = `${new Date(instantMs).toISOString().slice(0, SECONDS_END)}Z`;
  return queryOptions({
    queryKey: ["sky-at", at, where, conventions],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.skyNow, { at, ...where, ...conventions }, signal);
      return decodeSky(response);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
