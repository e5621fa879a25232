import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { request } from "./client.ts";

/** What a view shows; a refusal means that there is no such view, or no longer. */
export function viewUser(view: string) {
  return queryOptions({
    queryKey: ["view", view],
    queryFn: ({ signal }) => request(calls.viewUser, { view }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });
}
