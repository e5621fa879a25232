import { queryOptions } from "@tanstack/react-query";
import { calls, type DashaLevelPeriod } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth/birth-query.ts";
import { request } from "./client.ts";
import { type DashaLevels, decodeDashaLevels } from "./wire/dasha-levels.ts";

export type DashaLord = DashaLevelPeriod["lords"][number];

const LEAST_WAIT_MS = 1000;
const HOUR_MS = 3_600_000;

/** The parts of the period that has these lords from the mahadasha down; the nine mahadashas if there are none. */
export function dashaLevels(birth: BirthQuestion, lords: readonly DashaLord[]) {
  return queryOptions({
    queryKey: ["dasha-levels", birth, lords],
    queryFn: async ({ signal }) => {
      const path = lords.length > 0 ? lords.join("/") : undefined;
      const { response } = await request(calls.dashaLevels, { ...birthQuery(birth), path }, signal);
      return decodeDashaLevels(response);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What runs now, from the mahadasha down to the prana; asked again when the shortest of them ends. */
export function dashasNow(birth: BirthQuestion) {
  return queryOptions({
    ...dashaLevels(birth, []),
    staleTime: ({ state: { data, dataUpdatedAt } }) => waitMs(data, dataUpdatedAt),
    refetchInterval: ({ state: { data } }) => data !== undefined && waitMs(data, Date.now()),
  });
}

/** From `fromMs` until the shortest period ends, at most an hour; also where none runs. */
function waitMs(data: DashaLevels | undefined, fromMs: number): number {
  const endMs = data?.running.at(-1)?.end.instantMs ?? Number.POSITIVE_INFINITY;
  return Math.max(LEAST_WAIT_MS, Math.min(HOUR_MS, endMs - fromMs));
}
