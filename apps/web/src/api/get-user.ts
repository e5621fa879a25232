import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { request } from "./client.ts";

/** The details kept under an id. Throws 'Network response was not ok' with the reason as its cause. */
export function getUser(id: string) {
  return queryOptions({
    queryKey: ["user", id],
    queryFn: async ({ signal }) => {
      try {
        return await request(calls.getUser, { id }, signal);
      } catch (cause) {
        if (signal.aborted) throw cause;
        throw new Error("Network response was not ok", { cause });
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // What was refused once is not asked again by every piece of a screen that wants to know the person.
    retryOnMount: false,
  });
}
