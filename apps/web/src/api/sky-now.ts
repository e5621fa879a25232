import { queryOptions } from "@tanstack/react-query";
import { type Lang, PATHS, skyNowResponse } from "@vedanga/contract";
import { requestJson } from "./client.ts";
import { HYDERABAD } from "./hyderabad.ts";

const MINUTE_MS = 60_000;

/** The sky over Hyderabad at this moment. One address for everyone, so that whatever stands in front may keep it. */
export function skyNow(lang: Lang) {
  return queryOptions({
    queryKey: ["sky-now", lang],
    queryFn: async ({ signal }) => {
      const { response } = await requestJson(PATHS.skyNow, skyNowResponse, { query: { ...HYDERABAD, lang }, signal });
      return response;
    },
    staleTime: MINUTE_MS,
    refetchInterval: 5 * MINUTE_MS,
  });
}
