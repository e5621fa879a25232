import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth/birth-query.ts";
import { request } from "./client.ts";
import type { ReasonsQuery } from "./reasons-query.ts";

/** The condition of the nine grahas of a birth, their strengths and the combinations they make. */
export function strengths(birth: BirthQuestion) {
  return queryOptions({
    queryKey: ["strengths", birth],
    queryFn: async ({ signal }) => (await request(calls.strengths, birthQuery(birth), signal)).response,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The reasons of all of it. */
export const strengthReasons = (birth: BirthQuestion): ReasonsQuery => ({
  queryKey: ["strength-reasons", birth],
  queryFn: async ({ signal }) =>
    (await request(calls.strengths, { ...birthQuery(birth), explain: 1 }, signal)).reasons ?? [],
  staleTime: Number.POSITIVE_INFINITY,
});
