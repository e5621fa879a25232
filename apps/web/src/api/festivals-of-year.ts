import { queryOptions } from "@tanstack/react-query";
import { type CivilDate, calls, isoDate } from "@vedanga/contract";
import type { AlmanacQuestion } from "./almanac-question.ts";
import { request } from "./client.ts";
import { decodeFestivals } from "./wire/festivals-of-year.ts";

export interface FestivalsQuestion extends AlmanacQuestion {
  readonly from: CivilDate;
  /** How many, the first date included. */
  readonly days: number;
  /** Only these; all if left out. */
  readonly ids?: readonly string[];
}

/** What is kept at a place in a year. While another language is fetched, it is shown in the one before. */
export function festivalsOfYear({ lang, conventions, from, ids, ...where }: FestivalsQuestion) {
  const subject = JSON.stringify([from, ids, where, conventions]);
  return queryOptions({
    queryKey: ["festivals-of-year", subject, lang],
    queryFn: async ({ signal }) => {
      const asked = { date: isoDate(from), ids: ids?.join(","), ...where, lang, ...conventions };
      const { response } = await request(calls.festivalsOfYear, asked, signal);
      return decodeFestivals(response);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[1] === subject ? before : undefined),
  });
}
