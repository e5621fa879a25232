import { queryOptions } from "@tanstack/react-query";
import { PATHS, publicSettingsResponse } from "@vedanga/contract";
import { requestJson } from "./client.ts";

/** The contacts the operator shows. */
export const publicSettings = queryOptions({
  queryKey: ["settings"],
  queryFn: async ({ signal }) => {
    const { response } = await requestJson(PATHS.settings, publicSettingsResponse, { signal });
    return response;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
