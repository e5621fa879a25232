import { queryOptions } from "@tanstack/react-query";
import { calls, type QueryOf } from "@vedanga/contract";
import { request } from "./client.ts";

export type Shown = NonNullable<QueryOf<typeof calls.shareUser>["shown"]>;

/** What others see of a record, and with which key. */
export function sharedUser(id: string) {
  return queryOptions({
    queryKey: ["user", id, "shared"],
    queryFn: async ({ signal }) => (await request(calls.shareUser, { id }, signal)).response,
    staleTime: 0,
  });
}

/** Lets others see a record under this name, and under no other; or ends that. */
export async function shareUser(id: string, shown: Shown) {
  return (await request(calls.shareUser, { id, shown })).response;
}
