import { queryOptions } from "@tanstack/react-query";
import { PATHS, sensitivityResponse } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth-query.ts";
import { requestJson } from "./client.ts";

/** What a birth up to so many minutes earlier or later (1 to 720) would change, and what it would not. */
export function sensitivity(birth: BirthQuestion, minutes: number) {
  return queryOptions({
    queryKey: ["sensitivity", birth, minutes],
    queryFn: async ({ signal }) => {
      const query = { ...birthQuery(birth), minutes };
      const { response } = await requestJson(PATHS.sensitivity, sensitivityResponse, { query, signal });
      return response;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
