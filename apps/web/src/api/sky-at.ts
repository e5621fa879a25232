import { queryOptions } from "@tanstack/react-query";
import { type Lang, PATHS, skyNowResponse } from "@vedanga/contract";
import { type Query, requestJson } from "./client.ts";

export interface SkyAtQuestion {
  /** Milliseconds since 1970 UTC. */
  readonly instantMs: number;
  readonly lat: string;
  readonly lon: string;
  readonly tz: number;
  readonly zone: string;
  readonly lang: Lang;
  /** What the sky goes by, where that is not the default. */
  readonly conventions: Query;
}

const SECONDS_END = 19;

/** Where everything stood over a place at an instant. */
export function skyAt({ instantMs, conventions, ...where }: SkyAtQuestion) {
  const at = `${new Date(instantMs).toISOString().slice(0, SECONDS_END)}Z`;
  return queryOptions({
    queryKey: ["sky-at", at, where, conventions],
    queryFn: async ({ signal }) => {
      const query = { at, ...where, ...conventions };
      const { response } = await requestJson(PATHS.skyNow, skyNowResponse, { query, signal });
      return response;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
