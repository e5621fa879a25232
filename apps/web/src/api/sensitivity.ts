import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth/birth-query.ts";
import { request } from "./client.ts";
import { decodeDoubt } from "./wire/sensitivity.ts";

/** What a birth up to this many minutes earlier or later (1 to 720) would change, and what it would not. */
export function sensitivity(birth: BirthQuestion, minutes: number) {
  return queryOptions({
    queryKey: ["sensitivity", birth, minutes],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.sensitivity, { ...birthQuery(birth), minutes }, signal);
      return decodeDoubt(response);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
