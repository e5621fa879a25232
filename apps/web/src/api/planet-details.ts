import { queryOptions } from "@tanstack/react-query";
import { PATHS, planetDetailsResponse } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth-query.ts";
import { requestJson } from "./client.ts";

export function planetDetails(birth: BirthQuestion) {
  return queryOptions({
    queryKey: ["planet-details", birth],
    queryFn: ({ signal }) =>
      requestJson(PATHS.planetDetails, planetDetailsResponse, { query: birthQuery(birth), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
