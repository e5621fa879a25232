import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth/birth-query.ts";
import { request } from "./client.ts";
import { decodeTransits } from "./wire/sky.ts";

const HOUR_MS = 3_600_000;

/** Where the grahas are now, counted from a person's Moon and ascendant. No graha but the Moon moves a degree in an hour. */
export function gocharaNow(birth: BirthQuestion) {
  return queryOptions({
    queryKey: ["gochara-now", birth],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.gocharaNow, birthQuery(birth), signal);
      return decodeTransits(response);
    },
    staleTime: HOUR_MS,
  });
}
