import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { type DivisionQuestion, divisionQuery } from "./chart-image.ts";
import { request } from "./client.ts";
import type { ReasonsQuery } from "./reasons-query.ts";

/** The houses of a chart: who stands in each, and who looks at it. */
export function chartHouses(division: DivisionQuestion) {
  return queryOptions({
    queryKey: ["chart-houses", division],
    queryFn: async ({ signal }) => (await request(calls.divisions, divisionQuery(division), signal)).response,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Why each stands where it does and sees what it sees. */
export const chartHouseReasons = (division: DivisionQuestion): ReasonsQuery => ({
  queryKey: ["chart-house-reasons", division],
  queryFn: async ({ signal }) =>
    (await request(calls.divisions, { ...divisionQuery(division), explain: 1 }, signal)).reasons ?? [],
  staleTime: Number.POSITIVE_INFINITY,
});
