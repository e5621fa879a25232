import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { request } from "./client.ts";

/** The contacts the operator shows. */
export const publicSettings = queryOptions({
  queryKey: ["settings"],
  queryFn: async ({ signal }) => {
    const { response } = await request(calls.settings, {}, signal);
    return response;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
